import { expect, test } from "vitest"
import { formatWeek, mondayOf, reservableWeeks } from "./reservation-weeks.ts"

test.each([
  ["2026-11-20", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2026-11-23", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s begins on %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test("eight weeks can be asked for, from the next Monday on, across the year", () => {
  const weeks = reservableWeeks("2026-11-22")
  expect(weeks).toHaveLength(8)
  expect([weeks[0], weeks.at(-1)]).toEqual(["2026-11-23", "2027-01-11"])
  expect(formatWeek("2026-12-28")).toMatch(/^28.décembre 2026 au 3.janvier 2027$/)
})
