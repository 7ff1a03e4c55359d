import { NextDate } from "#app/features/events/next-date.tsx"
import { OtherDates } from "#app/features/events/other-dates.tsx"
import { listServiceDates } from "#app/features/events/service-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import type { Route } from "./+types/jeudis-grand-salon.ts"

const PATH = "/services/jeudis-grand-salon"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, dates] = await Promise.all([getPage(PATH), listServiceDates(PATH)])
  return { page, dates }
}

export default function ThursdaysPage({ loaderData: { page, dates } }: Route.ComponentProps) {
  const next = (
    <NextDate
      dates={dates}
      title="Le prochain jeudi"
      tone="wall"
      none={{
        title: "Le Grand Salon fait une pause.",
        text: "Les jeudis reprennent avec la session. La prochaine date paraît ici dès qu’elle est fixée.",
      }}
    />
  )
  return (
    <PageScreen page={page} lead={next}>
      <OtherDates dates={dates} titles={{ following: "Les jeudis suivants", past: "Les jeudis passés" }} />
    </PageScreen>
  )
}
