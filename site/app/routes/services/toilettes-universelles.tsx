import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { featuresAmong, findFeature } from "#app/features/places/place-features.ts"
import { listPlaces } from "#app/features/places/places.server.ts"
import { WashroomFilter } from "#app/features/places/washroom-filter.tsx"
import { WashroomTable } from "#app/features/places/washroom-table.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { PrintButton } from "#app/ui/print-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/toilettes-universelles.ts"

const PATH = "/services/toilettes-universelles"

export const handle = { query: ["avec"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader({ url }: Route.LoaderArgs) {
  const feature = findFeature(url.searchParams.get("avec"))
  const [page, all] = await Promise.all([getPage(PATH), listPlaces("universal_washroom")])
  const washrooms = feature === undefined ? all : all.filter(({ features }) => features.includes(feature))
  return { page, washrooms, features: featuresAmong(all), feature }
}

export default function UniversalWashroomsPage({ loaderData }: Route.ComponentProps) {
  const { page, washrooms, features, feature } = loaderData
  return (
    <PageScreen page={page}>
      <Section
        id="toilettes"
        title="Par pavillon et par étage"
        aside={<PrintButton variant="plain">Imprimer la liste</PrintButton>}
      >
        <WashroomFilter action={PATH} features={features} chosen={feature} count={washrooms.length} />
        {washrooms.length > 0 ? (
          <WashroomTable washrooms={washrooms} features={features} />
        ) : (
          <EmptyState title="Aucune toilette universelle ne correspond.">
            <p>Affichez toute la liste, ou écrivez-nous&nbsp;: nous vous dirons où se trouve la plus proche.</p>
          </EmptyState>
        )}
      </Section>
    </PageScreen>
  )
}
