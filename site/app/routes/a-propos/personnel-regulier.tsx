import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { SECTORS, sectorId } from "#app/features/staff/sectors.ts"
import { StaffFinder } from "#app/features/staff/staff-finder.tsx"
import { groupBySector, searchStaff } from "#app/features/staff/staff-rules.ts"
import { listStaff } from "#app/features/staff/staff.server.ts"
import { PageContents } from "#app/ui/page-contents.tsx"
import type { Route } from "./+types/personnel-regulier.ts"

const PATH = "/a-propos/personnel-regulier"

export const handle = { query: ["q"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader({ url }: Route.LoaderArgs) {
  const [page, staff] = await Promise.all([getPage(PATH), listStaff()])
  return { page, staff, query: (url.searchParams.get("q") ?? "").trim().slice(0, 100) }
}

export default function StaffPage({ loaderData: { page, staff, query } }: Route.ComponentProps) {
  const contents = groupBySector(searchStaff(staff, query)).map(({ sector }) => ({
    id: sectorId(sector),
    label: SECTORS[sector],
  }))
  return (
    <PageScreen page={page} lead={<PageContents items={contents} title="Les secteurs" />}>
      <StaffFinder key={query} action={PATH} staff={staff} query={query} />
    </PageScreen>
  )
}
