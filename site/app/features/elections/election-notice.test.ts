import { expect, test } from "vitest"
import { instantOf } from "#app/lib/wall-clock.ts"
import { toElection } from "./election-row.server.ts"
import { toElectionNotice } from "./election-notice.ts"
import { toStanding } from "./elections.server.ts"

const row: Parameters<typeof toElection>[0] = {
  year: 2027,
  title: null,
  summary: null,
  executive_nominations_open_at: "2027-02-01T09:00:00",
  executive_nominations_close_at: "2027-02-19T16:00:00",
  executive_campaign_start_at: "2027-03-01T09:00:00",
  executive_campaign_end_at: "2027-03-14T23:59:00",
  executive_voting_open_at: "2027-03-15T09:00:00",
  executive_voting_close_at: "2027-03-18T16:00:00",
  executive_results_at: "2027-03-18T18:00:00",
  electoral_college_at: null,
  electoral_college_place: null,
  board_nominations_open_at: null,
  board_nominations_close_at: null,
  board_voting_days: [],
  board_results_at: null,
  voting_url: "https://vote.example",
  eligibility: null,
  how_to_run: "<p>Étapes</p>",
  complaints: null,
  candidates: [
    { name: "Prénom Nom", position: "Présidence", body: "executive", text: null, url: null, is_elected: true },
  ],
  results: null,
  turnout: null,
}

const labelAt = (instant: Date) => toElectionNotice(toStanding(toElection(row), instant), instant)?.action.label

test.each([
  ["2027-02-01T09:00:00", undefined, "Se présenter, étape par étape"],
  ["2027-02-19T16:00:00", "Se présenter, étape par étape", undefined],
  ["2027-03-01T09:00:00", undefined, "Lire les candidatures"],
  ["2027-03-14T23:59:00", "Lire les candidatures", undefined],
  ["2027-03-15T09:00:00", undefined, "Voter maintenant"],
  ["2027-03-18T16:00:00", "Voter maintenant", "Voir les dates"],
  ["2027-03-18T18:00:00", "Voir les dates", "Voir les résultats"],
  ["2027-04-02T00:00:00", "Voir les résultats", undefined],
])("at %s the home page goes from « %s » to « %s », to the millisecond", (moment, before, after) => {
  expect(labelAt(new Date(instantOf(moment).getTime() - 1))).toBe(before)
  expect(labelAt(instantOf(moment))).toBe(after)
})

test("the home page never has the address of the vote", () => {
  const during = instantOf("2027-03-16T12:00:00")
  expect(JSON.stringify(toElectionNotice(toStanding(toElection(row), during), during))).not.toContain("vote.example")
})
