import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import type { Route } from "./+types/autres-conseils-comites-commissions.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  return { page: await getPage("/implication/autres-conseils-comites-commissions") }
}

export default function GoverningBodiesPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageScreen page={page} />
}
