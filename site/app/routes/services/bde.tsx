import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import type { Route } from "./+types/bde.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  return { page: await getPage("/services/bde") }
}

export default function RightsOfficePage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageScreen page={page} />
}
