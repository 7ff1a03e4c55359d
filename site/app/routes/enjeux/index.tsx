import { IssueIndex } from "#app/features/issues/issue-index.tsx"
import { listIssues } from "#app/features/issues/issues.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { Container } from "#app/ui/container.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import type { Route } from "./+types/index.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, issues] = await Promise.all([getPage("/enjeux"), listIssues()])
  // The list is the section: its pages are not proposed a second time below.
  return { page: { ...page, related: [] }, issues }
}

export default function IssuesPage({ loaderData: { page, issues } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      {issues.length > 0 ? (
        <IssueIndex issues={issues} />
      ) : (
        <Container spaced>
          <EmptyState title="Aucun enjeu n’est publié pour le moment.">
            <p>Les positions adoptées paraissent ici dès leur publication.</p>
          </EmptyState>
        </Container>
      )}
    </PageScreen>
  )
}
