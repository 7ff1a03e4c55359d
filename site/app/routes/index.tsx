import { Affiche } from "#app/features/affiches/affiche.tsx"
import { BlockList } from "#app/features/blocks/block-list.tsx"
import { DeadlineList } from "#app/features/deadlines/deadline-list.tsx"
import { listDeadlines } from "#app/features/deadlines/deadlines.server.ts"
import { ElectionBand } from "#app/features/elections/election-band.tsx"
import { getElectionNotice } from "#app/features/elections/elections.server.ts"
import { EventList } from "#app/features/events/event-list.tsx"
import { listUpcomingEvents } from "#app/features/events/events.server.ts"
import { NextEvent } from "#app/features/events/next-event.tsx"
import { chooseNext } from "#app/features/events/service-dates.ts"
import { CampaignBanner } from "#app/features/home/campaign-banner.tsx"
import { HomeDesk } from "#app/features/home/home-desk.tsx"
import { HomePoster } from "#app/features/home/home-poster.tsx"
import { getHome } from "#app/features/home/home.server.ts"
import { NewsLead } from "#app/features/news/news-lead.tsx"
import { NewsList } from "#app/features/news/news-list.tsx"
import { listLatestNews } from "#app/features/news/news.server.ts"
import { pageMeta, structured } from "#app/features/pages/page-meta.ts"
import { organizationData, websiteData } from "#app/features/structured-data/home-data.ts"
import { getPage } from "#app/features/pages/pages.server.ts"
import { OpeningWeek } from "#app/features/settings/opening-week.tsx"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { pictureOf } from "#app/lib/picture.ts"
import type { Image } from "#app/lib/image.ts"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/index.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(matches, loaderData?.page),
  ...[organizationData, websiteData].flatMap((describe) =>
    structured(matches[0] && describe(matches[0].loaderData.settings)),
  ),
]

export async function loader() {
  const [page, home, events, deadlines, news, settings, election] = await Promise.all([
    getPage("/"),
    getHome(),
    listUpcomingEvents({ limit: 4 }),
    listDeadlines(4),
    listLatestNews(4),
    getSiteSettings(),
    getElectionNotice(),
  ])
  return { page, ...home, events, deadlines, news, week: settings.week, election }
}

const Cover = ({ path, title, image }: { path: string; title: string; image: Image | undefined }) =>
  image ? (
    <Picture {...pictureOf(image)} alt="" sizes="(min-width: 60rem) 42vw, 100vw" />
  ) : (
    <Affiche seed={path} title={title} />
  )

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { page, topTasks, campaign, events, deadlines, news, week, election } = loaderData
  const nextEvent = chooseNext(events)
  const otherEvents = events.filter((event) => event !== nextEvent)
  const [lead, ...otherNews] = news
  return (
    <>
      <HomePoster
        title={page.title}
        summary={page.summary}
        figure={<Affiche seed={page.path} title={page.title} variant="header" />}
        tasks={topTasks}
      />
      {election && <ElectionBand notice={election} />}
      {nextEvent && (
        <Section
          title="Prochain rendez-vous"
          id="evenements"
          aside={<SiteLink href="/evenements">Tous les événements</SiteLink>}
        >
          <NextEvent event={nextEvent} />
          {otherEvents.length > 0 && <EventList events={otherEvents} />}
        </Section>
      )}
      <HomeDesk
        deadlines={deadlines.length > 0 && <DeadlineList deadlines={deadlines} />}
        visit={
          <>
            <OpeningWeek week={week} />
            {page.contact && (
              <ContactBlock
                phone={page.contact.contact.phone}
                addressLines={page.contact.contact.addressLines}
                mapHref={page.contact.contact.mapUrl}
              />
            )}
          </>
        }
      />
      {lead && (
        <Section
          title="Actualités"
          id="actualites"
          aside={<SiteLink href="/actualites">Toutes les actualités</SiteLink>}
        >
          <NewsLead news={lead} figure={<Cover {...lead} />} level={3} />
          {otherNews.length > 0 && <NewsList news={otherNews} />}
        </Section>
      )}
      {campaign && <CampaignBanner campaign={campaign} figure={<Cover {...campaign} />} />}
      <BlockList blocks={page.blocks} />
    </>
  )
}
