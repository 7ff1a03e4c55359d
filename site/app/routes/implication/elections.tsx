import { BlockList } from "#app/features/blocks/block-list.tsx"
import { DocumentTable } from "#app/features/documents/document-table.tsx"
import { listDocuments } from "#app/features/documents/documents.server.ts"
import { ElectionArchive } from "#app/features/elections/election-archive.tsx"
import { ElectionCalendar } from "#app/features/elections/election-calendar.tsx"
import { ElectionCandidates } from "#app/features/elections/election-candidates.tsx"
import { ElectionPhase } from "#app/features/elections/election-phase.tsx"
import { type Election, getElections } from "#app/features/elections/elections.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/elections.ts"

const PATH = "/implication/elections"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, { current, archive }, linked] = await Promise.all([
    getPage(PATH),
    getElections(),
    listDocuments({ page: PATH }),
  ])
  const past = await Promise.all(
    archive.map(async (election) => ({ election, documents: await listDocuments({ election: election.year }) })),
  )
  const archived = new Set(past.flatMap(({ documents }) => documents.map(({ slug }) => slug)))
  const own = current === undefined ? [] : await listDocuments({ election: current.year })
  const others = linked.filter(({ slug }) => !archived.has(slug) && own.every((document) => document.slug !== slug))
  return { page, current, documents: [...own, ...others], past }
}

function Results({ election: { year, isDecided, candidates, results, turnout } }: { election: Election }) {
  const isWaiting = results === undefined && turnout === undefined
  // Those who are elected are marked among the candidates: that is a result too.
  if (!isDecided || (isWaiting && candidates.some(({ isElected }) => isElected))) return null
  return (
    <Section id="resultats" title="Résultats" aside={<p>Élections {year}</p>}>
      {isWaiting && (
        <EmptyState title="Les résultats arrivent.">
          <p>La présidence d’élection les affiche ici dès qu’elle les transmet.</p>
        </EmptyState>
      )}
      {results && <Prose html={results} />}
      {turnout && <p>Participation&nbsp;: {turnout}</p>}
    </Section>
  )
}

function Candidates({ election: { candidates, stage } }: { election: Election }) {
  if (candidates.length === 0) return null
  return (
    <Section
      id="candidatures"
      title="Candidatures"
      aside={stage === "nominations" && <p>Reçues jusqu’à maintenant. D’autres peuvent s’ajouter.</p>}
    >
      <ElectionCandidates candidates={candidates} />
    </Section>
  )
}

const NoDate = () => (
  <EmptyState title="Les dates ne sont pas encore fixées.">
    <p>Elles paraissent ici dès que la présidence d’élection les annonce.</p>
  </EmptyState>
)

function CurrentElection({ election }: { election: Election }) {
  const { timeline, eligibility, howToRun, complaints, stage, isDecided } = election
  // Who is to choose, or wants to know who was chosen, reads first among whom.
  const comesFirst = stage === "campaign" || stage === "voting" || isDecided
  return (
    <>
      <Results election={election} />
      {comesFirst && <Candidates election={election} />}
      <Section id="calendrier" title="Le calendrier" aside={<p>{election.title}, heure de Québec.</p>}>
        {timeline.length > 0 ? <ElectionCalendar moments={timeline} /> : <NoDate />}
      </Section>
      {eligibility && (
        <Section id="qui" title="Qui peut voter, qui peut se présenter">
          <Prose html={eligibility} />
        </Section>
      )}
      {howToRun && (
        <Section id="se-presenter" title="Se présenter">
          <Prose html={howToRun} />
        </Section>
      )}
      {!comesFirst && <Candidates election={election} />}
      {complaints && (
        <Section id="plaintes" title="Plaintes et contestations">
          <Prose html={complaints} />
        </Section>
      )}
    </>
  )
}

export default function ElectionsPage({ loaderData: { page, current, documents, past } }: Route.ComponentProps) {
  const documentsOf = (year: number) => {
    const found = past.find(({ election }) => election.year === year)?.documents ?? []
    return found.length > 0 && <DocumentTable caption={`Documents des élections ${year}`} documents={found} />
  }
  return (
    <PageScreen page={{ ...page, blocks: [] }} lead={current && <ElectionPhase election={current} />}>
      {current ? (
        <CurrentElection election={current} />
      ) : (
        <Section id="calendrier" title="Le calendrier">
          <NoDate />
        </Section>
      )}
      <BlockList blocks={page.blocks} />
      {documents.length > 0 && (
        <Section id="documents" title="Documents">
          <DocumentTable caption="Documents des élections" documents={documents} />
        </Section>
      )}
      {past.length > 0 && (
        <Section
          id="archive"
          title="Archive"
          aside={<p>Les élections des années passées, telles qu’elles ont eu lieu.</p>}
        >
          <ElectionArchive elections={past.map(({ election }) => election)} documentsOf={documentsOf} />
        </Section>
      )}
    </PageScreen>
  )
}
