import { afterEach, describe, expect, test, vi } from "vitest"
import { dayOf } from "#app/lib/wall-clock.ts"
import { type OpeningException, toException } from "./opening-exceptions.ts"
import type { Opening } from "./opening-hours.ts"
import { openingMoments, writeMoments } from "./opening-moments.ts"
import { readMoments } from "./start-open-now.ts"

const on = (day: Opening["day"], opens: string, closes: string): Opening => ({ day, opens, closes })
const WEEK = [
  ...(["monday", "tuesday", "wednesday"] as const).map((day) => on(day, "11:00:00", "15:00:00")),
  ...(["thursday", "friday"] as const).map((day) => on(day, "10:00:00", "14:30:00")),
]
/** The night on which clocks change belongs to a Sunday. */
const NIGHT = [on("saturday", "22:00", "00:30"), on("sunday", "00:30", "03:30"), on("sunday", "18:00", "20:00")]

const EXCEPTIONS = [
  { date: "2026-12-23", label: "horaire réduit", opens: "9:00", closes: "12:00" },
  { date: "2026-12-24", label: "veille de Noël", opens: null, closes: null },
  ...["25", "28", "29", "30", "31"].map((day) => ({ date: `2026-12-${day}`, label: "", opens: null, closes: null })),
  { date: "2027-01-01", label: "jour de l’An", opens: null, closes: null },
].map(toException)

const said = (moments: string, instant: string) =>
  readMoments(moments, Date.parse(instant))?.text.replaceAll("\u00A0", " ")

const saidAt = (instant: string, openings: readonly Opening[] = WEEK, made = instant) =>
  said(writeMoments(openingMoments(openings, EXCEPTIONS, dayOf(new Date(made)))), instant)

afterEach(() => void vi.unstubAllEnvs())

describe.each(["America/Toronto", "Asia/Tokyo", "Pacific/Honolulu"])("on a device in %s", (device) => {
  test.each([
    // An ordinary week, at its exact minutes.
    ["2026-11-23T05:00:00Z", "Fermé, ouvre à 11 h"],
    ["2026-11-23T15:59:59Z", "Fermé, ouvre à 11 h"],
    ["2026-11-23T16:00:00Z", "Ouvert jusqu’à 15 h"],
    ["2026-11-23T19:59:59Z", "Ouvert jusqu’à 15 h"],
    ["2026-11-23T20:00:00Z", "Fermé, ouvre demain à 11 h"],
    ["2026-11-26T15:00:00Z", "Ouvert jusqu’à 14 h 30"],
    ["2026-11-27T19:30:00Z", "Fermé, ouvre lundi à 11 h"],
    ["2026-11-29T04:59:59Z", "Fermé, ouvre lundi à 11 h"],
    ["2026-11-29T05:00:00Z", "Fermé, ouvre demain à 11 h"],
    // Clocks go back on 1 November, and forward on 14 March.
    ["2026-10-30T14:00:00Z", "Ouvert jusqu’à 14 h 30"],
    ["2026-11-02T15:59:59Z", "Fermé, ouvre à 11 h"],
    ["2026-11-02T16:00:00Z", "Ouvert jusqu’à 15 h"],
    ["2027-03-12T14:59:59Z", "Fermé, ouvre à 10 h"],
    ["2027-03-15T14:59:59Z", "Fermé, ouvre à 11 h"],
    ["2027-03-15T15:00:00Z", "Ouvert jusqu’à 15 h"],
    ["2027-03-15T19:00:00Z", "Fermé, ouvre demain à 11 h"],
    // Holidays: a shorter day, the closed ones, and the first day after them, in another year.
    ["2026-12-23T14:00:00Z", "Ouvert jusqu’à 12 h"],
    ["2026-12-23T17:00:00Z", "Fermé, ouvre le lundi 4 janvier à 11 h"],
    ["2026-12-28T05:00:00Z", "Fermé, ouvre le lundi 4 janvier à 11 h"],
    ["2026-12-29T05:00:00Z", "Fermé, ouvre lundi à 11 h"],
    ["2027-01-04T16:00:00Z", "Ouvert jusqu’à 15 h"],
  ])("at %s: %s", (instant, expected) => {
    vi.stubEnv("TZ", device)
    expect(saidAt(instant)).toBe(expected)
  })

  test.each([
    ["2026-11-01T04:29:59Z", "Ouvert jusqu’à 3 h 30"], // 0 h 29: what closes when the next opens does not close
    ["2026-11-01T06:30:00Z", "Ouvert jusqu’à 3 h 30"], // 1 h 30 for the second time
    ["2026-11-01T08:29:59Z", "Ouvert jusqu’à 3 h 30"],
    ["2026-11-01T08:30:00Z", "Fermé, ouvre à 18 h"],
    ["2027-03-14T07:00:00Z", "Ouvert jusqu’à 3 h 30"], // 3 h, a second after 1 h 59
    ["2027-03-14T07:30:00Z", "Fermé, ouvre à 18 h"],
    ["2027-03-14T22:00:00Z", "Ouvert jusqu’à 20 h"],
  ])("in a night of 25 or 23 hours, at %s: %s", (instant, expected) => {
    vi.stubEnv("TZ", device)
    expect(saidAt(instant, NIGHT)).toBe(expected)
  })
})

test("a page says nothing once it is older than what it knows, and nothing before it", () => {
  const moments = writeMoments(openingMoments(WEEK, EXCEPTIONS, "2026-11-25"))
  expect(said(moments, "2026-11-23T04:59:59Z")).toBeUndefined()
  expect(said(moments, "2026-11-23T05:00:00Z")).toBeDefined()
  expect(said(moments, "2026-12-07T04:59:59Z")).toBe("Fermé, ouvre demain à 11 h")
  expect(said(moments, "2026-12-07T05:00:00Z")).toBeUndefined()
  expect(said("", "2026-11-23T16:00:00Z")).toBeUndefined()
  expect(said("garbage", "2026-11-23T16:00:00Z")).toBeUndefined()
})

test("a page made again in the same week is the same page", () => {
  const made = (day: string) => writeMoments(openingMoments(WEEK, EXCEPTIONS, day))
  expect(made("2026-11-23")).toBe(made("2026-11-29"))
  expect(made("2026-11-23")).not.toBe(made("2026-11-30"))
})

test("without usual hours nothing is said, even when an exception is known", () => {
  expect(openingMoments([], EXCEPTIONS, "2026-12-21")).toEqual([])
})

test("a door that stays closed as far as is known is said to be closed", () => {
  const closed: OpeningException[] = Array.from({ length: 90 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 16 + index)).toISOString().slice(0, 10),
    label: undefined,
    hours: undefined,
  }))
  const moments = writeMoments(openingMoments(WEEK, closed, "2026-11-23"))
  expect(said(moments, "2026-11-25T17:00:00Z")).toBe("Fermé")
})
