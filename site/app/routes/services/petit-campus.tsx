import { EventList } from "#app/features/events/event-list.tsx"
import { listServiceDates } from "#app/features/events/service-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { OpeningWeek } from "#app/features/settings/opening-week.tsx"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/petit-campus.ts"

const PATH = "/services/petit-campus"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, { upcoming }, settings] = await Promise.all([getPage(PATH), listServiceDates(PATH), getSiteSettings()])
  return { page, upcoming, week: settings.week }
}

export default function PetitCampusPage({ loaderData: { page, upcoming, week } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section id="dates" title="Prochaines activités">
        {upcoming.length > 0 ? (
          <EventList events={upcoming} />
        ) : (
          <EmptyState title={"Rien n’est annoncé\u00A0: le lieu est libre."}>
            <p>Venez manger ou étudier pendant les heures du pavillon, ou réservez-le pour votre groupe.</p>
          </EmptyState>
        )}
      </Section>
      {week.rows.length > 0 && (
        <Section id="heures" title="Chercher la clé">
          <OpeningWeek caption="Heures du comptoir de la Confédération" week={week} />
        </Section>
      )}
    </PageScreen>
  )
}
