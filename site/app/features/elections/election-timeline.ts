import { type Ballot, type ElectionSpan, inOrder, isOpen, isPast } from "./election-rules.ts"
import { BALLOT_LABELS } from "./election-sentence.ts"
import { dayIn, formatSpanDays, formatSpanHours } from "./election-time.ts"

export type MomentState = "past" | "current" | "coming"

const STAGE_TITLES = {
  nominations: "Dépôt des candidatures",
  campaign: "Campagne",
  voting: "Vote",
  results: "Dévoilement des résultats",
  college: "Collège électoral",
} as const

const stateAt = (span: ElectionSpan, present: Date): MomentState => {
  if (isPast(span, present)) return "past"
  return isOpen(span, present) ? "current" : "coming"
}

/** Every dated moment of an election in order, with where `present` stands. */
export const toTimeline = (spans: readonly ElectionSpan[], present: Date) =>
  inOrder(spans).map((span) => ({
    key: `${span.ballot}-${span.stage}-${span.from ?? span.to}`,
    date: dayIn(span.from ?? span.to ?? ""),
    dateLabel: formatSpanDays(span),
    hours: formatSpanHours(span),
    title: STAGE_TITLES[span.stage],
    ballot: span.ballot,
    ballotLabel: span.ballot === "college" ? undefined : BALLOT_LABELS[span.ballot],
    place: span.place,
    state: stateAt(span, present),
  }))

export type ElectionMoment = ReturnType<typeof toTimeline>[number]

const TRACK = [
  { stage: "nominations", label: "Candidatures" },
  { stage: "campaign", label: "Campagne" },
  { stage: "voting", label: "Vote" },
  { stage: "results", label: "Résultats" },
] as const

/** The stages that a ballot goes through; one is current from its first beginning to its last end. */
export function toTrack(spans: readonly ElectionSpan[], ballot: Ballot, present: Date) {
  return TRACK.flatMap(({ stage, label }) => {
    const own = spans.filter((span) => span.ballot === ballot && span.stage === stage)
    if (own.length === 0) return []
    const isDone = own.every((span) => isPast(span, present))
    const hasBegun = own.some((span) => stateAt(span, present) !== "coming")
    const state: MomentState = isDone ? "past" : hasBegun ? "current" : "coming"
    // Results begin and stay: reaching them is being there.
    return [{ stage, label, state: stage === "results" && isDone ? "current" : state }] as const
  })
}

export type TrackStep = ReturnType<typeof toTrack>[number]
