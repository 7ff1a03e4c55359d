import type { ReactNode } from "react"
import { Accordion } from "#app/ui/accordion.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { Prose } from "#app/ui/prose.tsx"
import css from "./election-archive.module.css"
import { ElectionCalendar } from "./election-calendar.tsx"
import { ElectionCandidates } from "./election-candidates.tsx"
import type { Election } from "./elections.server.ts"

/** The elections of a past year, kept as they were. */
function ArchivedElection({ election, documents }: { election: Election; documents: ReactNode }) {
  return (
    <div className={css.year}>
      <p>
        <Badge tone="past">Archive</Badge>
      </p>
      {election.summary && <p className={css.summary}>{election.summary}</p>}
      {election.results && <Prose html={election.results} />}
      {election.turnout && <p>Participation&nbsp;: {election.turnout}</p>}
      <ElectionCandidates candidates={election.candidates} />
      {documents}
      <h3 className={css.title}>Les dates</h3>
      <ElectionCalendar moments={election.timeline} />
    </div>
  )
}

/** Past years, one under the other; `documentsOf` shows the documents of a year. */
export function ElectionArchive({
  elections,
  documentsOf,
}: {
  elections: readonly Election[]
  documentsOf: (year: number) => ReactNode
}) {
  return (
    <Accordion
      items={elections.map((election) => ({
        id: `archive-${election.year}`,
        title: election.title,
        children: <ArchivedElection election={election} documents={documentsOf(election.year)} />,
      }))}
    />
  )
}
