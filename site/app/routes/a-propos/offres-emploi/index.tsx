import { JobOfferList } from "#app/features/job-offers/job-offer-list.tsx"
import { listOpenJobOffers } from "#app/features/job-offers/job-offers.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/index.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, offers] = await Promise.all([getPage("/a-propos/offres-emploi"), listOpenJobOffers()])
  return { page, offers }
}

export default function JobOffersPage({ loaderData: { page, offers } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section title="Postes ouverts" aside={offers.length > 0 && <p>Du plus pressant au plus lointain.</p>}>
        {offers.length > 0 ? (
          <JobOfferList offers={offers} level={3} />
        ) : (
          <EmptyState
            title="Aucun poste n’est ouvert en ce moment."
            action={
              <LinkButton href="/implication" variant="plain">
                Voir les façons de s’impliquer
              </LinkButton>
            }
          >
            <p>Les prochaines offres paraîtront ici le jour de leur ouverture.</p>
          </EmptyState>
        )}
      </Section>
    </PageScreen>
  )
}
