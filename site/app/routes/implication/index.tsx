import { getElections } from "#app/features/elections/elections.server.ts"
import { listOtherBodies } from "#app/features/governing-bodies/governing-bodies.server.ts"
import { countVacancies } from "#app/features/governing-bodies/governing-body-rules.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { PageSteps } from "#app/features/pages/page-steps.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/index.ts"
import { InvolvementNow } from "./index.involvement-now.tsx"
import { WaysByTime } from "./index.ways-by-time.tsx"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, bodies, { current }] = await Promise.all([getPage("/implication"), listOtherBodies(), getElections()])
  return { page, vacancies: countVacancies(bodies), phase: current?.sentence }
}

export default function InvolvementPage({ loaderData: { page, vacancies, phase } }: Route.ComponentProps) {
  const [ways, ...others] = page.blocks
  const isByTime = ways?.type === "cards"
  return (
    <PageScreen
      page={{ ...page, blocks: isByTime ? others : page.blocks }}
      lead={<InvolvementNow vacancies={vacancies} phase={phase} />}
    >
      {isByTime && (
        <Section id="temps" title={ways.heading ?? "Selon le temps que vous avez"}>
          <WaysByTime ways={ways.items} />
        </Section>
      )}
      {page.timeline.length > 0 && (
        <Section id="commencer" title="Commencer">
          <PageSteps steps={page.timeline} />
        </Section>
      )}
    </PageScreen>
  )
}
