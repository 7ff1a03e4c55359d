import { expect, test } from "vitest"
import { instantOf } from "#app/lib/wall-clock.ts"
import { type Deadline, describeDeadline, toCalendarEntries, toListed } from "./deadline-rules.ts"

const window: Deadline = {
  key: "page-12-modifier-ma-couverture",
  title: "Modifier ma couverture",
  about: "Assurances",
  href: "/ressources/assurances#demarche",
  opensOn: "2026-11-02",
  closesOn: "2026-12-02",
  createdAt: new Date("2026-10-01T12:00:00Z"),
  changedAt: new Date("2026-10-01T12:00:00Z"),
}
const nominations: Deadline = { ...window, key: "elections", closesAt: "2026-12-02T16:00:00" }
const saidOn = (moment: string, deadline: Deadline) => {
  const listed = toListed(deadline, instantOf(moment))
  return listed && `${listed.day} ${describeDeadline(listed)}`.replaceAll("\u00A0", " ")
}

test.each([
  ["2026-10-31T23:59:59", "2026-11-02 Ouvre dans 2 jours"],
  ["2026-11-01T00:00:00", "2026-11-02 Ouvre demain"],
  ["2026-11-01T23:59:59", "2026-11-02 Ouvre demain"], // the 25-hour day on which clocks go back
  ["2026-11-02T00:00:00", "2026-12-02 Il reste 30 jours"],
  ["2026-11-27T12:00:00", "2026-12-02 Il reste 5 jours"],
  ["2026-12-01T23:59:59", "2026-12-02 Il reste 1 jour"],
  ["2026-12-02T23:59:59", "2026-12-02 Dernier jour"],
  ["2026-12-03T00:00:00", undefined],
])("at %s: %s", (moment, said) => {
  expect(saidOn(moment, window)).toBe(said)
})

test("what ends at an hour says so, and is past from that minute", () => {
  expect(saidOn("2026-12-02T15:59:59", nominations)).toBe("2026-12-02 Dernier jour, jusqu’à 16 h")
  expect(saidOn("2026-12-02T16:00:00", nominations)).toBeUndefined()
})

test("what never closes, or has no day at all, is no deadline", () => {
  expect(saidOn("2026-11-10T12:00:00", { ...window, closesOn: undefined })).toBeUndefined()
  expect(saidOn("2026-11-10T12:00:00", { ...window, opensOn: undefined, closesOn: undefined })).toBeUndefined()
})

const inCalendar = (deadline: Deadline, today: string) =>
  toCalendarEntries(deadline, "https://site.example", today).map(
    ({ title, span, uid, url }) => [uid, "first" in span && span.first, title.replaceAll("\u00A0", " "), url] as const,
  )

test("a calendar holds the first day and the last one, under names that stay", () => {
  const url = "https://site.example/ressources/assurances#demarche"
  expect(inCalendar(nominations, "2026-11-10")).toEqual([
    ["echeance-elections-debut@site.example", "2026-11-02", "Ouverture : Modifier ma couverture", url],
    ["echeance-elections-fin@site.example", "2026-12-02", "Dernier jour, 16 h : Modifier ma couverture", url],
  ])
})

test("a single day is said once, and what has passed for a month leaves", () => {
  const vote = { ...window, opensOn: "2026-12-02", title: "Voter" }
  expect(inCalendar(vote, "2026-12-02").map(([, , title]) => title)).toEqual(["Voter"])
  expect(inCalendar(vote, "2027-01-01")).toHaveLength(1)
  expect(inCalendar(vote, "2027-01-02")).toEqual([])
})
