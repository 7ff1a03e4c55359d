import { listUpcomingEvents } from "#app/features/events/events.server.ts"
import { listOpenJobOffers } from "#app/features/job-offers/job-offers.server.ts"
import { listLatestNews } from "#app/features/news/news.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { getSitePlan } from "#app/features/site-plan/site-plan.server.ts"
import { PlanList } from "#app/features/site-plan/plan-list.tsx"
import { PlanSection } from "#app/features/site-plan/plan-section.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/plan-du-site.ts"

/** How many of the latest news the plan names; the rest is one step away. */
const NEWS = 12

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, plan, news, events, jobOffers] = await Promise.all([
    getPage("/plan-du-site"),
    getSitePlan(),
    listLatestNews(NEWS),
    listUpcomingEvents(),
    listOpenJobOffers(),
  ])
  const toLink = ({ path, title }: { path: string; title: string }) => ({ path, title })
  return {
    page,
    plan,
    lists: [
      { title: "Dernières actualités", pages: news.map(toLink) },
      { title: "Événements à venir", pages: events.map(toLink) },
      { title: "Offres d’emploi ouvertes", pages: jobOffers.map(toLink) },
    ].filter(({ pages }) => pages.length > 0),
  }
}

export default function SitePlanPage({ loaderData: { page, plan, lists } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      {plan.parts.map((part) => (
        <PlanSection key={part.title} part={part} />
      ))}
      <Section title="Ce qui change souvent">
        <PlanList pages={plan.lists} />
      </Section>
      {lists.map(({ title, pages }) => (
        <Section key={title} title={title} level={3}>
          <PlanList pages={pages} />
        </Section>
      ))}
      <Section title="Le site">
        <PlanList pages={plan.others} />
      </Section>
    </PageScreen>
  )
}
