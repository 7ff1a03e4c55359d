import { NextDate } from "#app/features/events/next-date.tsx"
import { OtherDates } from "#app/features/events/other-dates.tsx"
import { listServiceDates } from "#app/features/events/service-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import type { Route } from "./+types/oktoberfest.ts"

const PATH = "/services/oktoberfest"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, dates] = await Promise.all([getPage(PATH), listServiceDates(PATH)])
  return { page, dates }
}

export default function OktoberfestPage({ loaderData: { page, dates } }: Route.ComponentProps) {
  const next = (
    <NextDate
      dates={dates}
      title="La prochaine fête"
      tone="wall"
      none={{
        title: "La prochaine date n’est pas encore fixée.",
        text: "La fête revient à l’automne. La date et la mise en vente des billets sont annoncées ici d’abord.",
      }}
    />
  )
  return (
    <PageScreen page={page} lead={next}>
      <OtherDates dates={dates} titles={{ following: "Aussi au programme", past: "Les éditions passées" }} />
    </PageScreen>
  )
}
