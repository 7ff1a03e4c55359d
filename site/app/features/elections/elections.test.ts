import { expect, test, vi } from "vitest"
import { instantOf } from "#app/lib/wall-clock.ts"
import { toElection } from "./election-row.server.ts"
import { toStanding } from "./elections.server.ts"

const row: Parameters<typeof toElection>[0] = {
  year: 2027,
  title: null,
  summary: null,
  executive_nominations_open_at: "2027-02-01T09:00:00",
  executive_nominations_close_at: "2027-02-19T16:00:00",
  executive_campaign_start_at: null,
  executive_campaign_end_at: null,
  executive_voting_open_at: "2027-03-15T09:00:00",
  executive_voting_close_at: "2027-03-18T16:00:00",
  executive_results_at: "2027-03-18T18:00:00",
  electoral_college_at: null,
  electoral_college_place: null,
  board_nominations_open_at: null,
  board_nominations_close_at: null,
  board_voting_days: [{ date: "2027-04-05", opens: null, closes: null, place: "Pavillon" }],
  board_results_at: null,
  voting_url: "https://vote.example",
  eligibility: null,
  how_to_run: null,
  complaints: null,
  candidates: [
    { name: "Prénom Nom", position: "Présidence", body: "executive", text: null, url: null, is_elected: true },
    { name: "Prénom Nom", position: "Siège", body: "board", text: null, url: "javascript:alert(1)", is_elected: true },
  ],
  results: "<p>Résultats</p>",
  turnout: "Dans le rapport",
}
const on = (moment: string, record = row) => toStanding(toElection(record), instantOf(moment))

test.each([
  ["2027-03-15T08:59:59", false],
  ["2027-03-15T09:00:00", true],
  ["2027-03-18T15:59:59", true],
  ["2027-03-18T16:00:00", false],
  ["2027-04-04T23:59:59", false],
  ["2027-04-05T00:00:00", true],
  ["2027-04-06T00:00:00", false],
])("at %s one can vote: %s; its address is in no data", (moment, canVote) => {
  expect(on(moment).canVote).toBe(canVote)
  expect(JSON.stringify(on(moment))).not.toContain("vote.example")
})

test("who is elected and by how many is not said before it is decided, whatever was typed in advance", () => {
  const before = on("2027-03-18T17:59:59")
  expect([before.results, before.turnout, before.candidates.some(({ isElected }) => isElected)]).toEqual([
    undefined,
    undefined,
    false,
  ])
  const after = on("2027-03-18T18:00:00")
  expect([after.results, after.candidates.map(({ isElected }) => isElected)]).toEqual([
    "<p>Résultats</p>",
    [true, false],
  ])
})

test("the days left are counted to the last day of what is open, and only then", () => {
  expect(on("2027-02-17T23:00:00").daysLeft).toBe(2)
  expect(on("2027-02-19T10:00:00").daysLeft).toBe(0)
  expect(on("2027-04-05T12:00:00").daysLeft).toBe(0)
  expect(on("2027-02-25T12:00:00").daysLeft).toBeUndefined()
})

test("a moment that no calendar has hides itself, not the election; an unsafe link is no link", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const election = on("2027-01-01T12:00:00", { ...row, executive_results_at: "2027-02-31T18:00:00" })
  expect(election.timeline.map(({ title }) => title)).toEqual(["Dépôt des candidatures", "Vote", "Vote"])
  expect(election.candidates[1]?.href).toBeUndefined()
  expect(election.title).toBe("Élections 2027")
})
