import { expect, test } from "vitest"
import { isOn, isOver, lastDayOf, overAt } from "./event-rules.ts"

const evening = { startsAt: "2026-11-26T17:00:00", endsAt: "2026-11-26T20:00:00", isAllDay: false }
const night = { startsAt: "2026-10-02T17:00:00", endsAt: "2026-10-03T01:00:00", isAllDay: false }
const exhibition = { startsAt: "2026-11-23T00:00:00", endsAt: "2026-12-07T00:00:00", isAllDay: true }
const openEnded = { startsAt: "2026-11-26T17:00:00", endsAt: undefined, isAllDay: false }

test("an event is over at its end, not before", () => {
  expect(isOver(evening, "2026-11-26T19:59:59")).toBe(false)
  expect(isOver(evening, "2026-11-26T20:00:00")).toBe(true)
})

test("a party that ends before dawn is said to be on its evening, and over when it ends", () => {
  expect(lastDayOf(night)).toBe("2026-10-02")
  expect(overAt(night)).toBe("2026-10-03T01:00:00")
})

test("the last day of an exhibition is included", () => {
  expect(lastDayOf(exhibition)).toBe("2026-12-07")
  expect(isOver(exhibition, "2026-12-07T23:59:59")).toBe(false)
  expect(isOver(exhibition, "2026-12-08T00:00:00")).toBe(true)
})

test("without an end, the whole day is the event's", () => {
  expect(overAt(openEnded)).toBe("2026-11-27T00:00:00")
})

test.each([
  ["2026-11-22", false],
  ["2026-11-23", true],
  ["2026-12-07", true],
  ["2026-12-08", false],
])("on %s an exhibition is on: %s", (day, expected) => {
  expect(isOn(exhibition, day)).toBe(expected)
})
