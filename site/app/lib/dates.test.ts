import { expect, test } from "vitest"
import {
  addDays,
  daysUntil,
  formatDay,
  formatDayRange,
  formatMonth,
  formatWeekday,
  monthOf,
  parseDate,
} from "./dates.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")

test("a day is read at local noon", () => {
  const date = parseDate("2025-09-02")
  expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()]).toEqual([2025, 8, 2, 12])
})

test("a leap day exists only in leap years", () => {
  expect(parseDate("2024-02-29").getDate()).toBe(29)
  expect(() => parseDate("2025-02-29")).toThrow("Invalid date format")
})

test.each([
  "",
  "2025-2-3",
  "2025-02-30",
  "2025-13-01",
  "2025-00-10",
  "2025-01-00",
  "02/03/2025",
  "2025-01-01T00:00:00",
  " 2025-01-01",
  "2025-01-01\n",
  "20250-01-01",
])("%j is refused", (text) => {
  expect(() => parseDate(text)).toThrow(new Error("Invalid date format"))
})

test("months are those of fr-CA, and the first of a month is « 1er »", () => {
  expect(plain(formatDay("2025-09-02"))).toBe("2 septembre 2025")
  expect(plain(formatDay("2025-09-02", "short"))).toBe("2 sept. 2025")
  expect(plain(formatDay("2026-05-01"))).toBe("1er mai 2026")
  expect(plain(formatWeekday("2025-09-02"))).toBe("mardi 2 septembre 2025")
  expect(formatMonth("2025-12-24")).toBe("décembre 2025")
})

test.each(["short", "long"] as const)("every %s month agrees with the platform's fr-CA", (style) => {
  const platform = new Intl.DateTimeFormat("fr-CA", { day: "numeric", month: style, year: "numeric", timeZone: "UTC" })
  for (let month = 1; month <= 12; month += 1) {
    const day = `2025-${String(month).padStart(2, "0")}-15`
    expect(plain(formatDay(day, style))).toBe(plain(platform.format(new Date(`${day}T12:00:00Z`))))
  }
})

test.each([
  ["2025-09-02", "2025-09-02", "2 septembre 2025"],
  ["2025-09-01", "2025-09-05", "1er au 5 septembre 2025"],
  ["2025-08-30", "2025-09-02", "30 août au 2 septembre 2025"],
  ["2025-12-30", "2026-01-02", "30 décembre 2025 au 2 janvier 2026"],
])("%s to %s is said once", (first, last, expected) => {
  expect(plain(formatDayRange(first, last))).toBe(expected)
})

test("days are counted by the calendar, across clock changes and leap years", () => {
  expect(daysUntil("2026-03-09", "2026-03-07")).toBe(2)
  expect(daysUntil("2026-11-02", "2026-10-31")).toBe(2)
  expect(daysUntil("2024-03-01", "2024-02-28")).toBe(2)
  expect(daysUntil("2026-01-01", "2026-01-01")).toBe(0)
  expect(daysUntil("2025-12-31", "2026-01-01")).toBe(-1)
  expect(addDays("2024-02-28", 2)).toBe("2024-03-01")
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31")
})

test.each([
  ["2023-11-20", "2023-11-01", "2023-12-01"],
  ["2024-02-29", "2024-02-01", "2024-03-01"],
  ["2025-12-31", "2025-12-01", "2026-01-01"],
])("the month of %s begins on %s, the next on %s", (day, first, next) => {
  expect(monthOf(day)).toEqual({ first, next })
})
