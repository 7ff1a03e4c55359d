import { expect, test } from "vitest"
import { instantOf } from "#app/lib/wall-clock.ts"
import { toOpenVotes, toVoting } from "./open-votes.server.ts"

const row: Parameters<typeof toVoting>[0] = {
  year: 2027,
  voting_url: "https://vote.example",
  executive_voting_open_at: "2027-03-15T09:00:00",
  executive_voting_close_at: "2027-03-18T16:00:00",
  board_voting_days: [{ date: "2027-04-05", opens: null, closes: null, place: "Pavillon" }],
}

const on = (moment: Date, written = {}) =>
  toOpenVotes([toVoting({ ...row, ...written })], moment).map(({ ballot, votingUrl, closesAt }) => [
    ballot,
    votingUrl,
    closesAt,
  ])
const at = instantOf
const justBefore = (moment: string) => new Date(instantOf(moment).getTime() - 1)

test.each([
  ["executive", "2027-03-15T09:00:00", "2027-03-18T16:00:00"],
  ["board", "2027-04-05T00:00:00", "2027-04-06T00:00:00"],
])("the vote for the %s opens at %s and closes at %s, to the millisecond", (ballot, opens, closes) => {
  const isOpen = [[ballot, "https://vote.example", closes]]
  expect(on(justBefore(opens))).toEqual([])
  expect(on(at(opens))).toEqual(isOpen)
  expect(on(justBefore(closes))).toEqual(isOpen)
  expect(on(at(closes))).toEqual([])
})

test("two votes at once are both open, the one that closes first coming first", () => {
  const together = { board_voting_days: [{ date: "2027-03-16", opens: null, closes: null, place: null }] }
  expect(on(at("2027-03-16T12:00:00"), together).map(([ballot]) => ballot)).toEqual(["board", "executive"])
})

test("a vote without an end, or an address that is none, leads nowhere", () => {
  expect(on(at("2027-03-16T12:00:00"), { executive_voting_close_at: null })).toEqual([])
  expect(on(at("2027-03-16T12:00:00"), { voting_url: "javascript:alert(1)" })[0]?.[1]).toBeUndefined()
})
