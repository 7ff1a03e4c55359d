import { DeadlineList } from "#app/features/deadlines/deadline-list.tsx"
import { listDeadlines } from "#app/features/deadlines/deadlines.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/echeances.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, deadlines] = await Promise.all([getPage("/echeances"), listDeadlines()])
  return { page, deadlines }
}

const Subscribe = () => <SiteLink href="/abonnements#echeances">Les recevoir dans mon calendrier</SiteLink>

export default function DeadlinesPage({ loaderData: { page, deadlines } }: Route.ComponentProps) {
  const open = deadlines.filter(({ state }) => state.phase === "open")
  const coming = deadlines.filter(({ state }) => state.phase === "coming")
  return (
    <PageScreen page={page}>
      {open.length > 0 && (
        <Section title="C’est maintenant" id="maintenant" aside={<Subscribe />}>
          <DeadlineList deadlines={open} />
        </Section>
      )}
      {coming.length > 0 && (
        <Section title="Bientôt" id="bientot" tone="sunk" aside={<p>Le jour où chaque période ouvre.</p>}>
          <DeadlineList deadlines={coming} />
        </Section>
      )}
      {deadlines.length === 0 && (
        <Section title="Échéances" hideTitle>
          <EmptyState
            title="Rien à ne pas manquer pour le moment."
            action={
              <LinkButton href="/evenements" variant="plain">
                Voir les événements
              </LinkButton>
            }
          >
            <p>Les dates paraissent ici dès qu’elles sont fixées.</p>
          </EmptyState>
        </Section>
      )}
    </PageScreen>
  )
}
