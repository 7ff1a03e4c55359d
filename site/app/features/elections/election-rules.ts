import { instantOf, type WallClock } from "#app/lib/wall-clock.ts"

/** What is chosen: the executive committee and the board by a vote, other seats by the electoral college. */
export type Ballot = "executive" | "board" | "college"

/** A stretch of a ballot, in wall clocks of Québec: `to` is the first moment after it. Results and colleges only begin. */
export type ElectionSpan = {
  ballot: Ballot
  stage: "nominations" | "campaign" | "voting" | "results" | "college"
  from?: WallClock | undefined
  to?: WallClock | undefined
  place?: string | undefined
}

/**
 * Where a ballot stands. `waiting` is the pause between two stages: nominations are closed and the campaign has not
 * begun, or a day of vote is over and another one follows.
 */
export type ElectionStage = "before" | "nominations" | "waiting" | "campaign" | "voting" | "counting" | "results"

/** `until`: when the stage ends, if it is known; `next`: the span that begins next. */
export type BallotState = { stage: ElectionStage; until: WallClock | undefined; next: ElectionSpan | undefined }

// Instants, not wall clocks, are compared: on the night that clocks go back, an hour shows twice.
const hasCome = (moment: WallClock | undefined, present: Date) => moment !== undefined && instantOf(moment) <= present

const isFuture = (moment: WallClock | undefined, present: Date) => moment !== undefined && instantOf(moment) > present

/** Whether a span is over: its end has come, or its only moment has. */
export const isPast = ({ from, to }: ElectionSpan, present: Date): boolean => hasCome(to ?? from, present)

/** Whether a span is going on. A vote opens only when both its ends are known. */
export function isOpen({ stage, from, to }: ElectionSpan, present: Date): boolean {
  if (!hasCome(from, present) || hasCome(to, present)) return false
  return stage === "voting" ? to !== undefined : true
}

const byStart = (left: ElectionSpan, right: ElectionSpan) =>
  instantOf(left.from ?? left.to ?? "").getTime() - instantOf(right.from ?? right.to ?? "").getTime()

/** Spans in the order of their beginning (of their end, when only that is known). */
export const inOrder = (spans: readonly ElectionSpan[]): ElectionSpan[] =>
  spans.filter(({ from, to }) => from ?? to).toSorted(byStart)

/** The stage that one ballot's spans are at, from nothing announced to results. */
export function stateOf(spans: readonly ElectionSpan[], present: Date): BallotState {
  const ordered = inOrder(spans)
  const next = ordered.find(({ from }) => isFuture(from, present))
  const begun = ordered.filter(({ from }) => hasCome(from, present))
  if (begun.some(({ stage }) => stage === "results")) return { stage: "results", until: undefined, next }
  const open = begun.findLast((span) => isOpen(span, present))
  if (open && open.stage !== "results" && open.stage !== "college") {
    return { stage: open.stage, until: open.to ?? next?.from, next }
  }
  if (begun.length === 0) return { stage: "before", until: next?.from, next }
  const votes = ordered.filter(({ stage }) => stage === "voting")
  const isCounting = votes.length > 0 && votes.every(({ to }) => hasCome(to, present))
  return { stage: isCounting ? "counting" : "waiting", until: next?.from, next }
}

/** The next moment at which something begins or ends, in one election or several; nothing once all is past. */
export function nextBoundary(spans: readonly ElectionSpan[], present: Date): Date | undefined {
  const moments = spans.flatMap(({ from, to }) => [from, to].filter((moment) => moment !== undefined))
  return moments
    .map(instantOf)
    .filter((instant) => instant > present)
    .toSorted((left, right) => left.getTime() - right.getTime())[0]
}

/** Whether everything that was announced has passed; an election without dates is still to come. */
export const isOver = (spans: readonly ElectionSpan[], present: Date): boolean =>
  inOrder(spans).length > 0 && nextBoundary(spans, present) === undefined

/**
 * The election that counts today: the first one not over, else the latest. The others are over (the archive, latest
 * first) or not begun while another one goes on.
 */
export function chooseElection<Item extends { year: number; spans: readonly ElectionSpan[] }>(
  elections: readonly Item[],
  present: Date,
): { current: Item | undefined; archive: Item[] } {
  const byYear = elections.toSorted((left, right) => left.year - right.year)
  const current = byYear.find(({ spans }) => !isOver(spans, present)) ?? byYear.at(-1)
  const archive = byYear.filter((election) => election !== current && isOver(election.spans, present)).toReversed()
  return { current, archive }
}
