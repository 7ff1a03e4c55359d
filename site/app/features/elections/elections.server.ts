import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { daysUntil } from "#app/lib/dates.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import { toElection } from "./election-row.server.ts"
import { type Ballot, chooseElection, nextBoundary, stateOf } from "./election-rules.ts"
import { toElectionNotice } from "./election-notice.ts"
import { describeBallot, describeElection, leadingBallot } from "./election-sentence.ts"
import { lastDayBefore } from "./election-time.ts"
import { toTimeline, toTrack } from "./election-timeline.ts"

/** What to ask of an election. */
export const electionFields = [
  "year",
  "title",
  "summary",
  "executive_nominations_open_at",
  "executive_nominations_close_at",
  "executive_campaign_start_at",
  "executive_campaign_end_at",
  "executive_voting_open_at",
  "executive_voting_close_at",
  "executive_results_at",
  "electoral_college_at",
  "electoral_college_place",
  "board_nominations_open_at",
  "board_nominations_close_at",
  "board_voting_days",
  "board_results_at",
  "voting_url",
  "eligibility",
  "how_to_run",
  "complaints",
  "candidates",
  "results",
  "turnout",
] as const

const readElections = () =>
  readPublished("elections", {
    fields: electionFields,
    sort: ["year"],
  })

export type ElectionRow = Awaited<ReturnType<typeof readElections>>[number]
type ElectionRecord = ReturnType<typeof toElection>

const BALLOTS: readonly Ballot[] = ["executive", "board"]

/** Where an election stands at `present`. The address of the vote is never in it: see `findVotingUrl`. */
export function toStanding({ votingUrl, candidates, results, turnout, ...election }: ElectionRecord, present: Date) {
  const standings = BALLOTS.map((ballot) => ({
    ballot,
    state: stateOf(
      election.spans.filter((span) => span.ballot === ballot),
      present,
    ),
  }))
  const leading = leadingBallot(standings)
  const stage = leading?.state.stage ?? "before"
  const until = stage === "nominations" || stage === "voting" ? leading?.state.until : undefined
  const decided = standings.filter(({ state }) => state.stage === "results").map(({ ballot }) => ballot)
  const isDecided = (body: Ballot) => decided.includes(body)
  return {
    ...election,
    ballot: leading?.ballot,
    stage,
    sentence: describeElection(election.year, standings),
    daysLeft: until === undefined ? undefined : daysUntil(lastDayBefore(until), dayOf(present)),
    canVote: votingUrl !== undefined && stage === "voting",
    timeline: toTimeline(election.spans, present),
    ballots: standings.map(({ ballot, state }) => ({
      ballot,
      sentence: describeBallot(ballot, state),
      steps: toTrack(election.spans, ballot, present),
    })),
    // What is not decided is not said, whatever was typed in advance.
    candidates: candidates.map((candidate) => ({
      ...candidate,
      isElected: candidate.isElected && isDecided(candidate.body),
    })),
    isDecided: decided.length > 0,
    results: decided.length > 0 ? results : undefined,
    turnout: decided.length > 0 ? turnout : undefined,
  }
}

export type Election = ReturnType<typeof toStanding>

/** The election that counts today, if one is announced, and those of past years, the latest first. */
export async function getElections(): Promise<{ current: Election | undefined; archive: Election[] }> {
  const present = now()
  const elections = soundRows("elections", await readElections(), toElection)
  const boundary = nextBoundary(
    elections.flatMap(({ spans }) => spans),
    present,
  )
  if (boundary) noteRightUntil(boundary)
  const { current, archive } = chooseElection(elections, present)
  const standing = current && toStanding(current, present)
  // Days left are counted, so the page is wrong at midnight.
  if (standing?.daysLeft !== undefined) noteRightUntil(endOfDay(dayOf(present)))
  return { current: standing, archive: archive.map((election) => toStanding(election, present)) }
}

/** What of the elections everybody should know today, if anything. */
export async function getElectionNotice() {
  const { current } = await getElections()
  const notice = current && toElectionNotice(current, now())
  if (notice?.until) noteRightUntil(notice.until)
  return notice
}
