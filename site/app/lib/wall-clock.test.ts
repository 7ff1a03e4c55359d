import fc from "fast-check"
import { expect, test } from "vitest"
import { dayOf, endOfDay, instantOf, wallClockOf } from "./wall-clock.ts"

test.each([
  ["winter", "2026-12-03T18:00:00", "2026-12-03T23:00:00.000Z"],
  ["summer", "2026-07-03T18:00:00", "2026-07-03T22:00:00.000Z"],
  ["the hour before clocks go forward", "2026-03-08T01:59:59", "2026-03-08T06:59:59.000Z"],
  ["the hour after", "2026-03-08T03:00:00", "2026-03-08T07:00:00.000Z"],
  ["an hour that is skipped", "2026-03-08T02:30:00", "2026-03-08T07:30:00.000Z"],
  ["an hour that comes twice: the first", "2026-11-01T01:30:00", "2026-11-01T05:30:00.000Z"],
])("%s", (_, wallClock, instant) => {
  expect(instantOf(wallClock).toISOString()).toBe(instant)
})

test("every instant is shown, and read back, across a century", () => {
  const seconds = fc.integer({ min: Date.UTC(1970, 0, 1) / 1000, max: Date.UTC(2069, 11, 31) / 1000 })
  fc.assert(
    fc.property(seconds, (second) => {
      const wallClock = wallClockOf(new Date(second * 1000))
      expect(wallClockOf(instantOf(wallClock))).toBe(wallClock)
    }),
  )
})

test("the evening in Québec is still the same day although it is the next one in UTC", () => {
  expect(dayOf(new Date("2026-01-01T04:59:59Z"))).toBe("2025-12-31")
  expect(dayOf(new Date("2026-01-01T05:00:00Z"))).toBe("2026-01-01")
})

test("a day ends at the next midnight in Québec, whatever its length", () => {
  expect(endOfDay("2026-03-08").toISOString()).toBe("2026-03-09T04:00:00.000Z")
  expect(endOfDay("2026-11-01").toISOString()).toBe("2026-11-02T05:00:00.000Z")
})

test.each(["demain", "2027-02-31T10:00:00", "2027-02-29T00:00:00", "2027-02-28T25:00:00", ""])(
  "%j is no wall clock",
  (text) => {
    expect(() => instantOf(text)).toThrow("Invalid date format")
  },
)
