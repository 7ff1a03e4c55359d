import { expect, test } from "vitest"
import { instantOf } from "#app/lib/wall-clock.ts"
import { type ElectionSpan, stateOf } from "./election-rules.ts"
import { describeElection, leadingBallot } from "./election-sentence.ts"

const executive: ElectionSpan[] = [
  { ballot: "executive", stage: "nominations", from: "2026-11-12T09:00:00", to: "2026-12-03T16:00:00" },
  { ballot: "executive", stage: "campaign", from: "2027-01-11T09:00:00", to: "2027-01-25T00:00:00" },
  { ballot: "executive", stage: "voting", from: "2027-01-25T09:00:00", to: "2027-01-27T16:00:00" },
  { ballot: "executive", stage: "results", from: "2027-01-27T18:00:00" },
]
const board: ElectionSpan[] = [
  { ballot: "board", stage: "nominations", from: "2026-12-15T09:00:00", to: "2027-01-19T16:00:00" },
  { ballot: "board", stage: "voting", from: "2027-02-08T10:00:00", to: "2027-02-08T15:00:00" },
  { ballot: "board", stage: "results", from: "2027-02-08T18:00:00" },
]

const standings = (moment: string) => [
  { ballot: "executive" as const, state: stateOf(executive, instantOf(moment)) },
  { ballot: "board" as const, state: stateOf(board, instantOf(moment)) },
]
const plain = (text: string) => text.replaceAll("\u00A0", " ")
const on = (moment: string) => plain(describeElection(2027, standings(moment)))

test.each([
  ["2026-11-01T12:00:00", "Les candidatures au comité exécutif ouvrent le jeudi 12 novembre 2026 à 9 h."],
  ["2026-11-21T10:00:00", "Les candidatures au comité exécutif sont ouvertes jusqu’au jeudi 3 décembre 2026 à 16 h."],
  ["2026-12-10T10:00:00", "Les candidatures au conseil d’administration ouvrent le mardi 15 décembre 2026 à 9 h."],
  ["2027-01-20T10:00:00", "La campagne pour le comité exécutif se déroule jusqu’au dimanche 24 janvier 2027 à minuit."],
  ["2027-01-25T08:00:00", "Le vote pour le comité exécutif ouvre le lundi 25 janvier 2027 à 9 h."],
  ["2027-01-26T08:00:00", "Le vote pour le comité exécutif est ouvert jusqu’au mercredi 27 janvier 2027 à 16 h."],
  [
    "2027-01-27T17:00:00",
    "Le vote pour le comité exécutif est terminé, et les résultats sont dévoilés le mercredi 27 janvier 2027 à 18 h.",
  ],
  ["2027-02-01T12:00:00", "Le vote pour le conseil d’administration ouvre le lundi 8 février 2027 à 10 h."],
  ["2027-02-09T12:00:00", "Les élections 2027 sont terminées."],
])("at %s: %s", (moment, sentence) => {
  expect(on(moment)).toBe(sentence)
})

test("an open vote is said before anything else", () => {
  expect(leadingBallot(standings("2027-02-08T12:00:00"))?.ballot).toBe("board")
})

test("without any date, the sentence says so", () => {
  const nothing = { ballot: "executive" as const, state: stateOf([], instantOf("2027-02-01T12:00:00")) }
  expect(describeElection(2027, [nothing])).toContain("dès qu’elles sont fixées")
})
