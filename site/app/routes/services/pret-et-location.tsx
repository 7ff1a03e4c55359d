import { EquipmentCatalogue } from "#app/features/equipment/equipment-catalogue.tsx"
import { listEquipment } from "#app/features/equipment/equipment.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { PrintButton } from "#app/ui/print-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/pret-et-location.ts"

const PATH = "/services/pret-et-location"

export const handle = { query: ["q"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader({ url }: Route.LoaderArgs) {
  const [page, items] = await Promise.all([getPage(PATH), listEquipment()])
  return { page, items, query: url.searchParams.get("q") ?? "" }
}

export default function EquipmentPage({ loaderData: { page, items, query } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section
        id="catalogue"
        title="Le catalogue"
        aside={
          <>
            <p>Le dépôt vous est rendu au retour du matériel.</p>
            <PrintButton variant="plain">Imprimer le catalogue</PrintButton>
          </>
        }
      >
        <EquipmentCatalogue key={query} action={PATH} items={items} query={query} />
      </Section>
    </PageScreen>
  )
}
