import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { CalendarHelp } from "#app/features/subscriptions/calendar-help.tsx"
import { CALENDARS } from "#app/features/subscriptions/calendars.ts"
import { FEEDS } from "#app/features/subscriptions/feeds.ts"
import { SubscriptionList } from "#app/features/subscriptions/subscription-list.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/abonnements.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, { siteUrl }] = await Promise.all([getPage("/abonnements"), getSiteSettings()])
  return { page, siteUrl }
}

/** The scheme that phones and computers open with their calendar. */
const webcal = (url: string) => url.replace(/^https?:/, "webcal:")

export default function SubscriptionsPage({ loaderData: { page, siteUrl } }: Route.ComponentProps) {
  const calendars = CALENDARS.map(({ slug, href, title, description }) => ({
    id: slug,
    title,
    description,
    url: siteUrl + href,
    action: (
      <LinkButton href={webcal(siteUrl + href)} icon="calendar-plus">
        S’abonner
      </LinkButton>
    ),
  }))
  const feeds = Object.values(FEEDS).map(({ title, description, atom, json }) => ({
    id: atom.split("/").at(-2) ?? atom,
    title,
    description,
    url: siteUrl + atom,
    action: (
      <>
        <LinkButton href={atom} variant="plain" icon="rss">
          Atom
        </LinkButton>
        <LinkButton href={json} variant="plain">
          JSON
        </LinkButton>
      </>
    ),
  }))
  return (
    <PageScreen page={page}>
      <Section
        title="Calendriers"
        id="calendriers"
        aside={
          <p>Une date change, est reportée ou annulée? Votre calendrier le sait dans l’heure ou dans la journée.</p>
        }
      >
        <SubscriptionList items={calendars} />
      </Section>
      <Section title="Comment s’abonner" id="comment" tone="sunk">
        <CalendarHelp />
      </Section>
      <Section title="Une seule date" id="une-date">
        <Prose>
          <p>
            Sur la page de chaque <SiteLink href="/evenements">événement</SiteLink>, «&nbsp;Ajouter à mon
            calendrier&nbsp;» enregistre celui-là seulement. Il ne suivra pas les changements&nbsp;: pour cela,
            abonnez-vous.
          </p>
        </Prose>
      </Section>
      <Section
        title="Fils de nouvelles"
        id="fils"
        aside={<p>Pour un lecteur de fils. La plupart trouvent seuls ces adresses à partir de celle du site.</p>}
      >
        <SubscriptionList items={feeds} />
      </Section>
    </PageScreen>
  )
}
