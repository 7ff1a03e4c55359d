import { ElectionCalendar } from "#app/features/elections/election-calendar.tsx"
import { getElections } from "#app/features/elections/elections.server.ts"
import { OfficeList } from "#app/features/elections/office-list.tsx"
import { listOffices } from "#app/features/elections/offices.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { PageSteps } from "#app/features/pages/page-steps.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/comite-executif.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, offices, { current }] = await Promise.all([
    getPage("/implication/comite-executif"),
    listOffices(),
    getElections(),
  ])
  const moments = current?.timeline.filter(({ ballot }) => ballot === "executive") ?? []
  const sentence = current?.ballots.find(({ ballot }) => ballot === "executive")?.sentence
  return { page, offices, election: current && { title: current.title, sentence }, moments }
}

export default function ExecutiveRolesPage({ loaderData: { page, offices, election, moments } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      {offices.length > 0 && (
        <Section
          id="postes"
          title="Les postes"
          aside={<SiteLink href="/a-propos/comite-executif">Voir qui les occupe</SiteLink>}
        >
          <OfficeList offices={offices} />
        </Section>
      )}
      {page.timeline.length > 0 && (
        <Section id="etapes" title="Se présenter">
          <PageSteps steps={page.timeline} />
        </Section>
      )}
      {election && moments.length > 0 && (
        <Section id="dates" title={election.title} aside={<p>{election.sentence}</p>}>
          <ElectionCalendar moments={moments} />
        </Section>
      )}
    </PageScreen>
  )
}
