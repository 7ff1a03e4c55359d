import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import type { WallClock } from "#app/lib/wall-clock.ts"
import { toElection } from "./election-row.server.ts"
import type { ElectionSpan } from "./election-rules.ts"
import { BALLOT_LABELS } from "./election-sentence.ts"
import { dayIn, lastDayBefore } from "./election-time.ts"
import { electionFields } from "./elections.server.ts"

/** What one does in the stages that one can miss. */
const ACTS = { nominations: "Se présenter", voting: "Voter" } as const

const titleOf = ({ ballot, stage }: ElectionSpan) => {
  if (stage !== "nominations" && stage !== "voting") return undefined
  const place = ballot === "executive" ? "comité exécutif" : BALLOT_LABELS[ballot].toLowerCase()
  return stage === "nominations" ? `${ACTS[stage]} au ${place}` : `${ACTS[stage]} pour le ${place}`
}

const isMidnight = (moment: WallClock) => moment.endsWith("T00:00:00")

/** The periods of nominations and of vote of every election, with the record they come from. */
export async function listElectionDeadlines() {
  const rows = await readPublished("elections", { fields: ["id", ...electionFields, "date_created", "date_updated"] })
  return soundRows("elections", rows, (row) => {
    const { title: about, spans } = toElection(row)
    return spans.flatMap((span, position) => {
      const title = titleOf(span)
      if (title === undefined) return []
      const { ballot, stage, from, to } = span
      return {
        key: `elections-${row.id}-${ballot}-${stage}-${position}`,
        title,
        about,
        href: "/implication/elections#calendrier",
        opensOn: from && dayIn(from),
        closesOn: to && lastDayBefore(to),
        closesAt: to === undefined || isMidnight(to) ? undefined : to,
        row,
      }
    })
  }).flat()
}
