import { groupByDecade } from "#app/features/history/decades.ts"
import { HistoryDecade } from "#app/features/history/history-decade.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { PageContents } from "#app/ui/page-contents.tsx"
import type { Route } from "./+types/historique.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  return { page: await getPage("/a-propos/historique") }
}

export default function HistoryPage({ loaderData: { page } }: Route.ComponentProps) {
  const decades = groupByDecade(page.timeline)
  return (
    <PageScreen page={page} lead={<PageContents items={decades} title="Aller à une décennie" />}>
      {decades.map((decade) => (
        <HistoryDecade key={decade.id} decade={decade} />
      ))}
    </PageScreen>
  )
}
