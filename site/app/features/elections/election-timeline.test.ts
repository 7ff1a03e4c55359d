import { expect, test } from "vitest"
import { instantOf } from "#app/lib/wall-clock.ts"
import type { ElectionSpan } from "./election-rules.ts"
import { toTimeline, toTrack } from "./election-timeline.ts"

const spans: ElectionSpan[] = [
  { ballot: "board", stage: "voting", from: "2027-02-09T10:00:00", to: "2027-02-09T15:00:00", place: "Pavillon B" },
  { ballot: "board", stage: "voting", from: "2027-02-08T10:00:00", to: "2027-02-08T15:00:00", place: "Pavillon A" },
  { ballot: "board", stage: "nominations", to: "2027-01-19T16:00:00" },
  { ballot: "board", stage: "results", from: "2027-02-09T18:00:00" },
  { ballot: "college", stage: "college", from: "2027-02-02T18:30:00" },
]
const plain = (text: string | undefined) => text?.replaceAll("\u00A0", " ")
const on = (moment: string) => toTimeline(spans, instantOf(moment))

test("moments come in the order of their dates, with their hours and places", () => {
  const moments = on("2027-02-08T12:00:00")
  expect(moments.map(({ title, dateLabel, hours, place }) => [title, plain(dateLabel), plain(hours), place])).toEqual([
    ["Dépôt des candidatures", "jusqu’au 19 janvier 2027", "à 16 h", undefined],
    ["Collège électoral", "mardi 2 février 2027", "18 h 30", undefined],
    ["Vote", "lundi 8 février 2027", "10 h à 15 h", "Pavillon A"],
    ["Vote", "mardi 9 février 2027", "10 h à 15 h", "Pavillon B"],
    ["Dévoilement des résultats", "mardi 9 février 2027", "18 h", undefined],
  ])
})

test("what is going on is current, what has passed is past", () => {
  expect(on("2027-02-08T12:00:00").map(({ state }) => state)).toEqual(["past", "past", "current", "coming", "coming"])
  expect(on("2027-02-08T15:00:00").map(({ state }) => state)).toEqual(["past", "past", "past", "coming", "coming"])
})

test("a ballot is at its vote from the first day to the last, then at its results", () => {
  const track = (moment: string) => toTrack(spans, "board", instantOf(moment)).map(({ label, state }) => [label, state])
  expect(track("2027-02-08T20:00:00")).toEqual([
    ["Candidatures", "past"],
    ["Vote", "current"],
    ["Résultats", "coming"],
  ])
  expect(track("2027-02-09T18:00:00").at(-1)).toEqual(["Résultats", "current"])
})
