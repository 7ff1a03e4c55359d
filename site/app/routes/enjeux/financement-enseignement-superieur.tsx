import { getIssuePage } from "#app/features/pages/issue-page.server.ts"
import { IssueScreen } from "#app/features/pages/issue-screen.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import type { Route } from "./+types/financement-enseignement-superieur.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export const loader = () => getIssuePage("/enjeux/financement-enseignement-superieur")

export default function FundingPage({ loaderData }: Route.ComponentProps) {
  return <IssueScreen issue={loaderData} />
}
