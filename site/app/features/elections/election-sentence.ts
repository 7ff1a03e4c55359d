import type { Ballot, BallotState, ElectionSpan, ElectionStage } from "./election-rules.ts"
import { formatEnd, formatMoment } from "./election-time.ts"

export const BALLOT_LABELS = {
  executive: "Comité exécutif",
  board: "Conseil d’administration",
  college: "Collège électoral",
} as const satisfies Record<Ballot, string>

const bodyOf = (ballot: Ballot) => BALLOT_LABELS[ballot].toLowerCase()

const SOON = "Les dates des prochaines élections paraissent ici dès qu’elles sont fixées."

/** What begins, and when. */
function announce(span: ElectionSpan | undefined): string {
  if (span?.from === undefined) return SOON
  const body = bodyOf(span.ballot)
  const moment = formatMoment(span.from)
  switch (span.stage) {
    case "nominations":
      return `Les candidatures au ${body} ouvrent le ${moment}.`
    case "campaign":
      return `La campagne pour le ${body} commence le ${moment}.`
    case "voting":
      return `Le vote pour le ${body} ouvre le ${moment}.`
    case "results":
      return `Les résultats du vote pour le ${body} sont dévoilés le ${moment}.`
    case "college":
      return `Le collège électoral se réunit le ${moment}.`
  }
}

/** Where one ballot stands, in a sentence. */
export function describeBallot(ballot: Ballot, { stage, until, next }: BallotState): string {
  const body = bodyOf(ballot)
  const end = until === undefined ? "" : ` jusqu’au ${formatEnd(until)}`
  switch (stage) {
    case "before":
    case "waiting":
      return announce(next)
    case "nominations":
      return `Les candidatures au ${body} sont ouvertes${end}.`
    case "campaign":
      return `La campagne pour le ${body} se déroule${end || " en ce moment"}.`
    case "voting":
      return `Le vote pour le ${body} est ouvert${end}.`
    case "counting":
      return next?.from
        ? `Le vote pour le ${body} est terminé, et les résultats sont dévoilés le ${formatMoment(next.from)}.`
        : `Le vote pour le ${body} est terminé, et le dépouillement est en cours.`
    case "results":
      return `Les résultats du vote pour le ${body} sont connus.`
  }
}

/** What a visitor must know first, among ballots at different stages; 0 is the most pressing. */
const RANKS: Record<ElectionStage, number> = {
  voting: 0,
  nominations: 1,
  campaign: 2,
  counting: 3,
  waiting: 4,
  before: 4,
  results: 5,
}

export type BallotStanding = { ballot: Ballot; state: BallotState }

/**
 * The ballot to speak of: the one at the most pressing stage. Between two that only wait, the one that moves first.
 */
export function leadingBallot(standings: readonly BallotStanding[]): BallotStanding | undefined {
  const announced = standings.filter(({ state }) => state.stage !== "before" || state.next !== undefined)
  return announced.toSorted(
    (left, right) =>
      RANKS[left.state.stage] - RANKS[right.state.stage] ||
      (left.state.until ?? "9").localeCompare(right.state.until ?? "9"),
  )[0]
}

/** The phase of a whole election, in one sentence. */
export function describeElection(year: number, standings: readonly BallotStanding[]): string {
  const leading = leadingBallot(standings)
  if (leading === undefined) return SOON
  return leading.state.stage === "results"
    ? `Les élections ${year} sont terminées.`
    : describeBallot(leading.ballot, leading.state)
}
