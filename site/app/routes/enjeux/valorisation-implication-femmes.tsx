import { getIssuePage } from "#app/features/pages/issue-page.server.ts"
import { IssueScreen } from "#app/features/pages/issue-screen.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import type { Route } from "./+types/valorisation-implication-femmes.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export const loader = () => getIssuePage("/enjeux/valorisation-implication-femmes")

export default function WomenInvolvementPage({ loaderData }: Route.ComponentProps) {
  return <IssueScreen issue={loaderData} />
}
