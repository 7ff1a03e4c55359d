import { ServiceDates } from "#app/features/events/service-dates.tsx"
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
  const { upcoming, past } = dates
  return (
    <PageScreen page={page}>
      <ServiceDates
        upcoming={upcoming}
        past={past}
        titles={{ next: "Le prochain spectacle", following: "Aussi à l’affiche", past: "Les éditions passées" }}
        none={{
          title: "La prochaine édition se prépare.",
          text: "La date, la programmation et les billets sont annoncés ici d’abord.",
        }}
      />
    </PageScreen>
  )
}
