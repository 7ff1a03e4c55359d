import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { addDays, parseDate } from "#app/lib/dates.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { checkedWallClock } from "#app/lib/wall-clock.ts"
import type { ElectionSpan } from "./election-rules.ts"
import type { ElectionRow } from "./elections.server.ts"

const html = (written: string | null) => (written ? cleanHtml(written) : undefined)

const span = (
  ballot: ElectionSpan["ballot"],
  stage: ElectionSpan["stage"],
  from: string | null,
  to: string | null = null,
  place: string | null = null,
): ElectionSpan => ({ ballot, stage, from: from ?? undefined, to: to ?? undefined, place: optionalText(place) })

/** A day of vote; without hours, the whole day is its own. */
function toVotingDay({ date, opens, closes, place }: NonNullable<ElectionRow["board_voting_days"]>[number]) {
  parseDate(date)
  const end = closes ? `${date}T${closes}` : `${addDays(date, 1)}T00:00:00`
  return span("board", "voting", `${date}T${opens ?? "00:00:00"}`, end, place)
}

/** A stretch whose moments a calendar has: another one hides itself. */
function checkSpan(unchecked: ElectionSpan): ElectionSpan {
  for (const moment of [unchecked.from, unchecked.to]) if (moment !== undefined) checkedWallClock(moment)
  return unchecked
}

/** What of an election tells when one votes. */
type VoteRow = Pick<ElectionRow, "executive_voting_open_at" | "executive_voting_close_at" | "board_voting_days">

const listVotes = (row: VoteRow) => [
  span("executive", "voting", row.executive_voting_open_at, row.executive_voting_close_at),
  ...soundRows("elections.board_voting_days", row.board_voting_days ?? [], toVotingDay),
]

const sound = (spans: readonly ElectionSpan[]) =>
  soundRows("elections dates", spans, checkSpan).filter(({ from, to }) => from ?? to)

/** The votes of an election. */
export const toVotes = (row: VoteRow): ElectionSpan[] => sound(listVotes(row))

function toSpans(row: ElectionRow): ElectionSpan[] {
  return sound([
    span("executive", "nominations", row.executive_nominations_open_at, row.executive_nominations_close_at),
    span("executive", "campaign", row.executive_campaign_start_at, row.executive_campaign_end_at),
    span("executive", "results", row.executive_results_at),
    span("college", "college", row.electoral_college_at, null, row.electoral_college_place),
    span("board", "nominations", row.board_nominations_open_at, row.board_nominations_close_at),
    ...listVotes(row),
    span("board", "results", row.board_results_at),
  ])
}

/** An election in our words: all its dates as spans, no nulls, HTML cleaned. */
export const toElection = (row: ElectionRow) => ({
  year: row.year,
  title: optionalText(row.title) ?? `Élections ${row.year}`,
  summary: optionalText(row.summary),
  spans: toSpans(row),
  votingUrl: safeHref(row.voting_url),
  eligibility: html(row.eligibility),
  howToRun: html(row.how_to_run),
  complaints: html(row.complaints),
  candidates: soundRows("elections.candidates", row.candidates ?? [], (candidate) => ({
    name: requiredText(candidate.name),
    position: requiredText(candidate.position),
    body: candidate.body,
    text: optionalText(candidate.text),
    href: safeHref(candidate.url),
    isElected: candidate.is_elected === true,
  })),
  results: html(row.results),
  turnout: optionalText(row.turnout),
})

export type Candidate = ReturnType<typeof toElection>["candidates"][number]
