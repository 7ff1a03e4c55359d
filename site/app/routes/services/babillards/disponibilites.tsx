import { AvailabilityScreen } from "#app/features/notice-boards/availability-screen.tsx"
import { readHeldBoards } from "#app/features/notice-boards/reservations.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { notFound } from "#app/lib/not-found.ts"
import { noticeBoardsPage } from "#app/routes/services/babillards.content.server.ts"
import type { Route } from "./+types/disponibilites.ts"

const FORM = "/services/babillards"
const PATH = `${FORM}/disponibilites`

export const handle = { isFresh: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: PATH,
    title: "Babillards libres",
    description: "Les babillards qui peuvent encore être demandés, semaine par semaine.",
    isNoindex: true,
  })

export async function loader({ url }: Route.LoaderArgs) {
  const { buildings, weeks } = await noticeBoardsPage.content()
  const week = url.searchParams.get("semaine") || weeks[0]
  if (week === undefined || !weeks.includes(week)) throw notFound()
  const held = await readHeldBoards(week)
  return {
    weeks,
    week,
    buildings: buildings.map(({ slug, name, count }) => ({
      slug,
      name,
      count,
      free: held && Math.max(0, count - (held.get(slug) ?? 0)),
    })),
  }
}

export default function AvailabilityPage({ loaderData }: Route.ComponentProps) {
  return <AvailabilityScreen {...loaderData} address={PATH} formAddress={FORM} />
}
