import { BlockList } from "#app/features/blocks/block-list.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { listSectionPages } from "#app/features/pages/section-pages.server.ts"
import { ServiceDirectory } from "#app/features/services/service-directory.tsx"
import type { Route } from "./+types/index.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, services] = await Promise.all([getPage("/services"), listSectionPages("services")])
  return { page, services }
}

export default function ServicesPage({ loaderData: { page, services } }: Route.ComponentProps) {
  // Where to begin comes before the list of everything.
  return (
    <PageScreen page={{ ...page, blocks: [], related: [] }} lead={<BlockList blocks={page.blocks} />}>
      <ServiceDirectory services={services} />
    </PageScreen>
  )
}
