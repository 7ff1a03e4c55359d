import { expect, test } from "vitest"
import { Timetable } from "./timetable.ts"

const at = (instant: string) => {
  const clock = { now: Date.parse(instant) }
  return { timetable: new Timetable(() => clock.now), clock }
}

test("midnight is that of Québec, in summer time and in winter time, and is told once", () => {
  const { timetable, clock } = at("2026-10-31T12:00:00-04:00")
  clock.now = Date.parse("2026-11-01T00:00:00-04:00")
  expect(timetable.isMidnightPast()).toBe(true)
  expect(timetable.isMidnightPast()).toBe(false)
  clock.now = Date.parse("2026-11-02T00:00:00-04:00")
  expect(timetable.isMidnightPast()).toBe(false)
  clock.now = Date.parse("2026-11-02T00:00:00-05:00")
  expect(timetable.isMidnightPast()).toBe(true)
})

test("a record that appears or expires is told at its moment, once", () => {
  const { timetable, clock } = at("2026-11-20T12:00:00Z")
  const nextMoment = new Date("2026-11-20T12:00:30Z")
  timetable.noteCensus("news", { count: 3, lastChange: "a", nextMoment })
  timetable.rechecked()
  expect(timetable.takePassed()).toEqual([])
  expect(timetable.nextMoment).toBe(nextMoment.getTime())
  clock.now = nextMoment.getTime()
  expect(timetable.takePassed()).toEqual(["news"])
  expect(timetable.takePassed()).toEqual([])
})

const unchanged = { count: 3, lastChange: "a", nextMoment: undefined }

test.each([
  ["a record more", { ...unchanged, count: 4 }, true],
  ["a later change", { ...unchanged, lastChange: "b" }, true],
  ["nothing new", unchanged, false],
])("compared with the last census, %s", (_, census, isNews) => {
  const { timetable } = at("2026-11-20T12:00:00Z")
  timetable.noteCensus("news", unchanged)
  expect(timetable.noteCensus("news", census)).toBe(isNews)
})

test("a collection that was announced as changed is counted, and is no news", () => {
  const { timetable, clock } = at("2026-11-20T12:00:00Z")
  timetable.noteCensus("news", unchanged)
  timetable.rechecked()
  timetable.recheck("news")
  clock.now += 1_000
  expect(timetable.isRecheckDue()).toBe(true)
  expect(timetable.collectionsToRecheck(new Set(["news", "events"]))).toEqual(["news"])
  expect(timetable.noteCensus("news", { ...unchanged, count: 4 })).toBe(false)
})
