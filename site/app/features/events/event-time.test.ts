import { expect, test } from "vitest"
import { formatEventDay, formatEventTime, formatPlanned } from "./event-time.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const at = (startsAt: string, endsAt?: string, isAllDay = false) => ({ startsAt, endsAt, isAllDay })

test.each([
  ["an evening", at("2026-11-26T18:30:00", "2026-11-26T21:00:00"), "18 h 30 à 21 h", "jeudi 26 novembre 2026"],
  ["a night", at("2026-10-02T17:00:00", "2026-10-03T01:00:00"), "17 h à 1 h", "vendredi 2 octobre 2026"],
  ["no end", at("2026-12-01T12:00:00"), "12 h", "mardi 1er décembre 2026"],
  ["a whole day", at("2026-12-09T00:00:00", undefined, true), "Toute la journée", "mercredi 9 décembre 2026"],
  [
    "two weeks",
    at("2026-11-23T00:00:00", "2026-12-07T00:00:00", true),
    "Tous les jours",
    "23 novembre au 7 décembre 2026",
  ],
  ["a weekend", at("2026-11-27T18:00:00", "2026-11-29T16:00:00"), "dès 18 h", "27 au 29 novembre 2026"],
])("%s", (_, event, time, day) => {
  expect(plain(formatEventTime(event))).toBe(time)
  expect(plain(formatEventDay(event))).toBe(day)
})

test("the moment that had been announced", () => {
  expect(plain(formatPlanned("2027-01-15T19:00:00", false))).toBe("15 janvier 2027, 19 h")
  expect(plain(formatPlanned("2027-01-15T00:00:00", true))).toBe("15 janvier 2027")
})
