import { expect, test } from "vitest"
import { type DateType, isRelativeDate, resolveDate } from "./seed-date.ts"

test.each<[string, DateType, string]>([
  ["@", "date", "2026-03-07"],
  ["@+12d", "date", "2026-03-19"],
  ["@-7d", "date", "2026-02-28"],
  ["@+12d", "dateTime", "2026-03-19T00:00:00"],
  ["@+12d 18:00", "dateTime", "2026-03-19T18:00:00"],
  // 7 March 2026 is a Saturday.
  ["@ sat", "date", "2026-03-07"],
  ["@+1d sat 09:30", "dateTime", "2026-03-14T09:30:00"],
  ["@-3d thu", "date", "2026-03-05"],
  // Clocks go forward on 8 March: five hours behind UTC before, four after.
  ["@ 09:00", "timestamp", "2026-03-07T14:00:00.000Z"],
  ["@+1d 09:00", "timestamp", "2026-03-08T13:00:00.000Z"],
  ["@+300d 12:00", "timestamp", "2027-01-01T17:00:00.000Z"],
])("on 7 March 2026, %s as a %s is %s", (text, type, expected) => {
  expect(isRelativeDate(text)).toBe(true)
  expect(resolveDate(text, type, "2026-03-07")).toBe(expected)
})

test.each(["@12d", "@+12", "@+12d 25:00", "@+1d jeu", "2026-12-03"])("%s is not a relative date", (text) => {
  expect(isRelativeDate(text)).toBe(false)
})
