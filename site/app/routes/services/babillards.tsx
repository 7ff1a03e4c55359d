import { NoticeBoardFinder } from "#app/features/notice-boards/notice-board-finder.tsx"
import { listNoticeBoardBuildings } from "#app/features/notice-boards/notice-boards.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { PrintButton } from "#app/ui/print-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/babillards.ts"

const PATH = "/services/babillards"

export const handle = { query: ["q"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader({ url }: Route.LoaderArgs) {
  const [page, buildings] = await Promise.all([getPage(PATH), listNoticeBoardBuildings()])
  return { page, buildings, query: url.searchParams.get("q") ?? "" }
}

export default function NoticeBoardsPage({ loaderData: { page, buildings, query } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section
        id="pavillons"
        title="Les babillards, pavillon par pavillon"
        aside={
          <>
            <p>Notez ceux que vous voulez et la semaine, puis écrivez-nous. La réponse arrive par courriel.</p>
            <PrintButton variant="plain">Imprimer la liste</PrintButton>
          </>
        }
      >
        <NoticeBoardFinder key={query} action={PATH} buildings={buildings} query={query} />
      </Section>
    </PageScreen>
  )
}
