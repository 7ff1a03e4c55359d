import { NextDate } from "#app/features/events/next-date.tsx"
import { OtherDates } from "#app/features/events/other-dates.tsx"
import { listServiceDates } from "#app/features/events/service-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import type { Route } from "./+types/show-de-la-rentree.ts"

const PATH = "/services/show-de-la-rentree"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, dates] = await Promise.all([getPage(PATH), listServiceDates(PATH)])
  return { page, dates }
}

export default function BackToSchoolShowPage({ loaderData: { page, dates } }: Route.ComponentProps) {
  const next = (
    <NextDate
      dates={dates}
      title="Le prochain spectacle"
      tone="wall"
      none={{
        title: "La prochaine édition se prépare.",
        text: "La date, la programmation et les billets sont annoncés ici d’abord.",
      }}
    />
  )
  return (
    <PageScreen page={page} lead={next}>
      <OtherDates dates={dates} titles={{ following: "Aussi à l’affiche", past: "Les éditions passées" }} />
    </PageScreen>
  )
}
