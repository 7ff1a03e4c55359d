import { BlockList } from "#app/features/blocks/block-list.tsx"
import { describeNextCall } from "#app/features/grants/grant-news.ts"
import { listGrants } from "#app/features/grants/grants.server.ts"
import { describeCoverageChange } from "#app/features/insurance/insurance-news.ts"
import { findCoverageChange } from "#app/features/insurance/insurance-rules.ts"
import { listKeyDates } from "#app/features/pages/key-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { listSectionPages } from "#app/features/pages/section-pages.server.ts"
import { LinkList } from "#app/ui/link-list.tsx"
import { Section } from "#app/ui/section.tsx"
import { SectionIndex } from "#app/ui/section-index.tsx"
import type { Route } from "./+types/index.ts"

const INSURANCE = "/ressources/assurances"
const GRANTS = "/ressources/subventions"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, resources, insuranceDates, grants] = await Promise.all([
    getPage("/ressources"),
    listSectionPages("ressources"),
    listKeyDates(INSURANCE),
    listGrants(undefined),
  ])
  const news = [
    { href: INSURANCE, label: "Assurances", note: describeCoverageChange(findCoverageChange(insuranceDates)) },
    { href: GRANTS, label: "Subventions", note: describeNextCall(grants) },
  ]
  return { page, resources, deadlines: news.filter(({ note }) => note !== undefined) }
}

export default function ResourcesPage({ loaderData: { page, resources, deadlines } }: Route.ComponentProps) {
  return (
    <PageScreen page={{ ...page, blocks: [], related: [] }} lead={<BlockList blocks={page.blocks} />}>
      {deadlines.length > 0 && (
        <Section id="echeances" title="À ne pas manquer">
          <LinkList items={deadlines} />
        </Section>
      )}
      <Section id="ressources" title="Toutes les ressources">
        <SectionIndex
          level={3}
          items={resources.map(({ path, title, summary, isNew }) => ({ href: path, title, summary, isNew }))}
        />
      </Section>
    </PageScreen>
  )
}
