import { readPublished } from "#app/cms/client.server.ts"
import { noteEndsAt, noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { instantOf } from "#app/lib/wall-clock.ts"
import { toVotes } from "./election-row.server.ts"
import { isOpen, nextBoundary } from "./election-rules.ts"
import { describeBallot } from "./election-sentence.ts"

// Little is asked: every page depends on it, and a new candidate is no reason to publish them all again.
const readVotes = () =>
  readPublished("elections", {
    fields: ["year", "voting_url", "executive_voting_open_at", "executive_voting_close_at", "board_voting_days"],
    sort: ["year"],
  })

type Row = Awaited<ReturnType<typeof readVotes>>[number]

export const toVoting = (row: Row) => ({
  year: row.year,
  votingUrl: safeHref(row.voting_url),
  votes: toVotes(row),
})

/** The votes that are open at `present`, those that close first coming first. */
export const toOpenVotes = (elections: readonly ReturnType<typeof toVoting>[], present: Date) =>
  elections
    .flatMap(({ year, votingUrl, votes }) =>
      votes
        .filter((vote) => isOpen(vote, present))
        .flatMap(({ ballot, to }) => (to === undefined ? [] : [{ year, votingUrl, ballot, closesAt: to }])),
    )
    .toSorted((left, right) => instantOf(left.closesAt).getTime() - instantOf(right.closesAt).getTime())

async function listOpenVotes() {
  const present = now()
  const elections = soundRows("elections", await readVotes(), toVoting)
  const boundary = nextBoundary(
    elections.flatMap(({ votes }) => votes),
    present,
  )
  if (boundary) noteRightUntil(boundary)
  return toOpenVotes(elections, present)
}

/** Where one votes, while a vote is open: an answer that says so ends with the vote, whatever happens. */
export async function findVotingUrl(): Promise<string | undefined> {
  const vote = (await listOpenVotes()).findLast(({ votingUrl }) => votingUrl !== undefined)
  if (vote) noteEndsAt(instantOf(vote.closesAt))
  return vote?.votingUrl
}

/** What every page says while one can vote; nobody has to write it, and nobody has to take it away. */
export async function listVoteAnnouncements() {
  return (await listOpenVotes()).map(({ year, ballot, closesAt }) => ({
    id: `elections-${year}-${ballot}`,
    title: "On vote en ce moment.",
    text: describeBallot(ballot, { stage: "voting", until: closesAt, next: undefined }),
    isUrgent: false,
    link: { href: "/implication/elections", label: "Voter et lire les candidatures" },
  }))
}
