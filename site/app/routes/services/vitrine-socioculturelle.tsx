import { NextDate } from "#app/features/events/next-date.tsx"
import { OtherDates } from "#app/features/events/other-dates.tsx"
import { listServiceDates } from "#app/features/events/service-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import type { Route } from "./+types/vitrine-socioculturelle.ts"

const PATH = "/services/vitrine-socioculturelle"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, dates] = await Promise.all([getPage(PATH), listServiceDates(PATH)])
  return { page, dates }
}

export default function ShowcasePage({ loaderData: { page, dates } }: Route.ComponentProps) {
  const next = (
    <NextDate
      dates={dates}
      title="À voir dans la vitrine"
      none={{
        title: "La vitrine est libre.",
        text: "Aucune exposition n’est prévue pour le moment : c’est le bon moment pour proposer la vôtre.",
      }}
    />
  )
  return (
    <PageScreen page={page} lead={next}>
      <OtherDates dates={dates} titles={{ following: "Les expositions suivantes", past: "Déjà exposé" }} />
    </PageScreen>
  )
}
