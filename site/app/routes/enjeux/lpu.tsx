import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import type { Route } from "./+types/lpu.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  return { page: await getPage("/enjeux/lpu") }
}

export default function TransitPassPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageScreen page={page} />
}
