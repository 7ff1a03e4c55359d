import { blockTitle } from "#app/features/blocks/block-title.ts"
import { CoverageChangeSection } from "#app/features/insurance/coverage-change-section.tsx"
import { findCoverageChange } from "#app/features/insurance/insurance-rules.ts"
import { situateKeyDates } from "#app/features/pages/key-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { PageContents } from "#app/ui/page-contents.tsx"
import type { Route } from "./+types/assurances.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const page = await getPage("/ressources/assurances")
  return { page, change: findCoverageChange(situateKeyDates(page.keyDates)) }
}

export default function InsurancePage({ loaderData: { page, change } }: Route.ComponentProps) {
  const contents = page.blocks.flatMap((block) => {
    const label = blockTitle(block)
    return block.anchor && label ? [{ id: block.anchor, label }] : []
  })
  const lead = (
    <>
      <PageContents items={contents} />
      <CoverageChangeSection change={change} howHref="#demarche" />
    </>
  )
  return <PageScreen page={page} lead={lead} />
}
