import { expect, test } from "vitest"
import { addWeeks, isMonday, thisMonday } from "./weeks.js"

test("only real Mondays are Mondays", () => {
  expect(["2027-01-04", "2026-12-28", "1969-12-29"].map(isMonday)).toEqual([true, true, true])
  const others = ["2027-01-05", "2027-02-29", "2027-1-4", "", undefined, "2027-01-04T00:00"]
  expect(others.filter(isMonday)).toEqual([])
})

test("a week belongs to Québec, whatever the hour elsewhere", () => {
  expect(thisMonday(new Date("2027-01-04T03:00:00Z"))).toBe("2026-12-28")
  expect(thisMonday(new Date("2027-01-04T06:00:00Z"))).toBe("2027-01-04")
  expect(addWeeks("2026-12-28", 1)).toBe("2027-01-04")
})
