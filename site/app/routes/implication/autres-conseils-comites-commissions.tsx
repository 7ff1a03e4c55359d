import { listOtherBodies } from "#app/features/governing-bodies/governing-bodies.server.ts"
import { GoverningBodyFilter } from "#app/features/governing-bodies/governing-body-filter.tsx"
import { GoverningBodyList } from "#app/features/governing-bodies/governing-body-list.tsx"
import {
  BODY_SCOPES,
  type BodyChoice,
  chooseBodies,
  countVacancies,
  describeVacancies,
  isBodyScope,
} from "#app/features/governing-bodies/governing-body-rules.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { countOf } from "#app/lib/count-of.ts"
import { notFound } from "#app/lib/not-found.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/autres-conseils-comites-commissions.ts"

const PATH = "/implication/autres-conseils-comites-commissions"

export const handle = { query: ["places", "palier"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return pageMeta(matches, undefined)
  const { page, choice } = loaderData
  const words = [page.title, choice.onlyVacant && "places disponibles", choice.scope && BODY_SCOPES[choice.scope]]
  return pageMeta(matches, { ...page, title: words.filter(Boolean).join(", "), imageTitle: page.title })
}

function readChoice(query: URLSearchParams): BodyChoice {
  const scope = query.get("palier") || undefined
  const places = query.get("places") || undefined
  if (scope !== undefined && !isBodyScope(scope)) throw notFound()
  if (places !== undefined && places !== "libres") throw notFound()
  return { scope, onlyVacant: places === "libres" }
}

export async function loader({ url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams)
  const [page, all] = await Promise.all([getPage(PATH), listOtherBodies()])
  return { page, choice, bodies: chooseBodies(all, choice) }
}

function countBodies(bodies: readonly { vacancies: number }[]): string {
  if (bodies.length === 0) return "Aucune instance"
  const instances = countOf(bodies.length, "instance")
  const vacancies = countVacancies(bodies)
  return vacancies === 0 ? instances : `${instances}, ${describeVacancies(vacancies)}`
}

export default function GoverningBodiesPage({ loaderData: { page, choice, bodies } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section id="instances" title="Les instances" hideTitle>
        <GoverningBodyFilter key={JSON.stringify(choice)} action={PATH} choice={choice} count={countBodies(bodies)} />
        {bodies.length > 0 ? (
          <GoverningBodyList bodies={bodies} />
        ) : (
          <EmptyState
            title="Aucune instance ne correspond."
            action={
              <LinkButton href={PATH} variant="plain">
                Voir toutes les instances
              </LinkButton>
            }
          >
            <p>Les sièges se libèrent en cours d’année. Écrivez-nous, et nous vous préviendrons.</p>
          </EmptyState>
        )}
      </Section>
    </PageScreen>
  )
}
