import { EventStages } from "#app/features/events/event-stages.tsx"
import { listServiceDates } from "#app/features/events/service-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/jeux-interfacultaires.ts"

const PATH = "/services/jeux-interfacultaires"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, dates] = await Promise.all([getPage(PATH), listServiceDates(PATH)])
  return { page, dates }
}

export default function FacultyGamesPage({ loaderData: { page, dates } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section id="dates" title="Les étapes de l’année">
        {dates.upcoming.length === 0 && (
          <EmptyState title="Aucune étape n’est prévue pour le moment.">
            <p>Le calendrier des jeux paraît ici au début de chaque session.</p>
          </EmptyState>
        )}
        <EventStages upcoming={dates.upcoming} past={dates.past} />
      </Section>
    </PageScreen>
  )
}
