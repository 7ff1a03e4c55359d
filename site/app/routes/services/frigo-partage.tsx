import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { PlaceList } from "#app/features/places/place-list.tsx"
import { listPlaces } from "#app/features/places/places.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/frigo-partage.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, fridges] = await Promise.all([getPage("/services/frigo-partage"), listPlaces("shared_fridge")])
  return { page, fridges }
}

export default function SharedFridgePage({ loaderData: { page, fridges } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section id="ou" title={fridges.length > 1 ? "Où sont les frigos" : "Où est le frigo"}>
        {fridges.length > 0 ? (
          <PlaceList places={fridges} />
        ) : (
          <EmptyState title="Aucun frigo n’est ouvert pour le moment.">
            <p>Les emplacements paraissent ici dès leur ouverture.</p>
          </EmptyState>
        )}
      </Section>
    </PageScreen>
  )
}
