import { addDays } from "#app/lib/dates.ts"
import { endOfDay, instantOf } from "#app/lib/wall-clock.ts"
import type { ElectionSpan } from "./election-rules.ts"
import { describeBallot } from "./election-sentence.ts"
import { dayIn } from "./election-time.ts"
import type { Election } from "./elections.server.ts"

const PAGE = "/implication/elections"

/** How many days after they are known results are still news. */
const NEWS_DAYS = 14

export type ElectionAction = { label: string; href: string; leavesSite?: boolean }

/** The one thing to do at each stage that concerns everybody. */
function toAction({ stage, canVote, howToRun, candidates }: Election): ElectionAction | undefined {
  switch (stage) {
    case "nominations":
      return howToRun
        ? { label: "Se présenter, étape par étape", href: `${PAGE}#se-presenter` }
        : { label: "Voir les dates", href: `${PAGE}#calendrier` }
    case "campaign":
      return candidates.length > 0
        ? { label: "Lire les candidatures", href: `${PAGE}#candidatures` }
        : { label: "Voir les dates", href: `${PAGE}#calendrier` }
    case "voting":
      return canVote
        ? { label: "Voter maintenant", href: `${PAGE}/voter`, leavesSite: true }
        : { label: "Voir où voter", href: `${PAGE}#calendrier` }
    case "counting":
      return { label: "Voir les dates", href: `${PAGE}#calendrier` }
    default:
      return undefined
  }
}

/** When results stop being news. */
const oldAt = ({ from }: ElectionSpan) => endOfDay(addDays(dayIn(from ?? ""), NEWS_DAYS))

/** The results that are news at `present`, and until when. */
export const recentResults = (spans: readonly ElectionSpan[], present: Date) =>
  spans
    .filter(({ stage, from }) => stage === "results" && from !== undefined)
    .map((span) => ({ ...span, until: oldAt(span) }))
    .findLast(({ from, until }) => from !== undefined && instantOf(from) <= present && present < until)

/** What the home page says of an election: what is going on, else results that have just come; undefined otherwise. */
export function toElectionNotice(election: Election, present: Date) {
  const { title, stage, sentence, daysLeft } = election
  const action = toAction(election)
  if (action) return { title, stage, sentence, daysLeft, action, until: undefined }
  const results = recentResults(election.spans, present)
  if (results === undefined) return undefined
  const read: ElectionAction = { label: "Voir les résultats", href: PAGE }
  return {
    title,
    stage: "results" as const,
    sentence: describeBallot(results.ballot, { stage: "results", until: undefined, next: undefined }),
    daysLeft: undefined,
    action: read,
    until: results.until,
  }
}
