import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { normalizePath } from "#app/lib/path.ts"
import type { Route } from "./+types/content-page.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader({ url }: Route.LoaderArgs) {
  return { page: await getPage(normalizePath(url.pathname)) }
}

export default function ContentPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageScreen page={page} />
}
