import { expect, test } from "vitest"
import { formatHours, formatTime } from "./hours.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")

test.each([
  ["11:00", "11 h"],
  ["18:15:00", "18 h 15"],
  ["00:05", "0 h 05"],
  ["2026-12-03T18:30:00", "18 h 30"],
])("%s is « %s »", (time, expected) => {
  expect(plain(formatTime(time))).toBe(expected)
})

test("hours of a day", () => {
  expect(plain(formatHours("11:00:00", "15:00:00"))).toBe("11 h à 15 h")
})

test.each(["midi", "25:00", "11:60", "11:00:61"])("%s, which no clock shows, is refused", (time) => {
  expect(() => formatTime(time)).toThrow("Invalid time format")
})
