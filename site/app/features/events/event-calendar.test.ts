import { expect, test } from "vitest"
import { type CalendarEvent, leavesCalendarAt, toCalendarEntry } from "./event-calendar.ts"

const evening: CalendarEvent = {
  id: 7,
  slug: "scene-libre",
  path: "/evenements/scene-libre",
  title: "Scène libre",
  type: "vie_universitaire",
  state: "scheduled",
  startsAt: "2026-11-26T17:00:00",
  endsAt: "2026-11-26T20:00:00",
  isAllDay: false,
  previousStartsAt: undefined,
  placeName: "Grand Salon",
  placeAddress: "Pavillon des Érables",
  price: "Entrée libre",
  summary: "Un micro, un piano.",
  image: undefined,
  onlineUrl: undefined,
  accessibility: undefined,
  createdAt: new Date("2026-10-01T12:00:00Z"),
  changedAt: new Date("2026-10-05T12:00:00Z"),
}
const entryOf = (change: Partial<CalendarEvent>) => toCalendarEntry({ ...evening, ...change }, "https://site.example")
const plain = (text: string) => text.replaceAll("\u00A0", " ")

test("an event keeps its name in calendars whatever is edited", () => {
  expect(entryOf({}).uid).toBe("evenement-7@site.example")
  expect(entryOf({ slug: "autre", title: "Autre", startsAt: "2027-01-01T00:00:00" }).uid).toBe(entryOf({}).uid)
})

test("an exhibition takes its days, the last one included, and nobody's time", () => {
  const entry = entryOf({ isAllDay: true, startsAt: "2026-11-23T00:00:00", endsAt: "2026-12-07T00:00:00" })
  expect(entry.span).toEqual({ first: "2026-11-23", last: "2026-12-07" })
  expect(entry.isBusy).toBe(false)
})

test("an end before the beginning is left out", () => {
  expect(entryOf({ endsAt: "2026-11-26T16:00:00" }).span).toEqual({ startsAt: evening.startsAt, endsAt: undefined })
})

test.each([
  ["scheduled", undefined, "confirmed", "Scène libre", undefined],
  ["cancelled", undefined, "cancelled", "Annulé : Scène libre", "Cet événement est annulé."],
  ["moved", undefined, "confirmed", "Déplacé : Scène libre", "Cet événement a changé de lieu."],
  [
    "postponed",
    "2026-11-19T17:00:00",
    "confirmed",
    "Reporté : Scène libre",
    "Était annoncé pour le 19 novembre 2026, 17 h.",
  ],
  [
    "postponed",
    undefined,
    "tentative",
    "Reporté, date à venir : Scène libre",
    "N’aura pas lieu le 26 novembre 2026. La nouvelle date n’est pas encore connue.",
  ],
] as const)("%s, announced for %s", (state, previousStartsAt, status, title, change) => {
  const entry = entryOf({ state, previousStartsAt })
  expect(entry.status).toBe(status)
  expect(plain(entry.title)).toBe(title)
  expect(plain(entry.description).split("\n")[0]).toBe(change ?? evening.summary)
})

test("what was held stays a year; what was cancelled, thirty days after its day or after it was said", () => {
  expect(leavesCalendarAt(evening).toISOString()).toBe("2027-11-27T05:00:00.000Z")
  expect(leavesCalendarAt({ ...evening, state: "cancelled" }).toISOString()).toBe("2026-12-27T05:00:00.000Z")
  const late = { ...evening, state: "cancelled", changedAt: new Date("2026-12-10T15:00:00Z") } as const
  expect(leavesCalendarAt(late).toISOString()).toBe("2027-01-10T05:00:00.000Z")
})
