import { GRANT_AUDIENCES, findAudience } from "#app/features/grants/grant-rules.ts"
import { GrantSection } from "#app/features/grants/grant-section.tsx"
import { listGrants } from "#app/features/grants/grants.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { FilterLinks } from "#app/ui/filter-links.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/subventions.ts"

const PATH = "/ressources/subventions"

export const handle = { query: ["pour"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader({ url }: Route.LoaderArgs) {
  const audience = findAudience(url.searchParams.get("pour"))
  const [page, grants] = await Promise.all([getPage(PATH), listGrants(audience)])
  return { page, grants, audience }
}

export default function GrantsPage({ loaderData: { page, grants, audience } }: Route.ComponentProps) {
  const choices = Object.entries(GRANT_AUDIENCES).map(([key, label]) => ({
    href: `${PATH}?pour=${key}`,
    label,
    isCurrent: key === audience,
  }))
  return (
    <PageScreen page={page}>
      <Section title="Trouver la bonne">
        <FilterLinks
          label="Pour"
          items={[{ href: PATH, label: "Toutes", isCurrent: audience === undefined }, ...choices]}
        />
        {grants.length === 0 && (
          <EmptyState title="Aucune subvention n’est offerte pour le moment.">
            <p>Les programmes de la prochaine session paraissent ici dès qu’ils sont adoptés.</p>
          </EmptyState>
        )}
      </Section>
      {grants.map((grant) => (
        <GrantSection key={grant.slug} grant={grant} />
      ))}
    </PageScreen>
  )
}
