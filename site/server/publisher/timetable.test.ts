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
  const moments = [{ at: new Date("2026-11-20T12:00:30Z"), key: "7" }]
  timetable.takeRechecks(new Set(["news"]))
  timetable.noteCensus("news", { count: 3, lastChange: "a", moments }, false)
  expect(timetable.takePassed()).toEqual([])
  expect(timetable.nextMoment).toBe(Date.parse("2026-11-20T12:00:30Z"))
  clock.now += 30_000
  expect(timetable.takePassed()).toEqual([{ collection: "news", keys: ["7"] }])
  timetable.noteCensus("news", { count: 3, lastChange: "a", moments }, false)
  expect(timetable.takePassed()).toEqual([])
})

test("a moment that passed before it was counted is told", () => {
  const { timetable } = at("2026-11-20T12:00:00Z")
  timetable.noteCensus("news", { ...unchanged, moments: [{ at: new Date("2026-11-20T11:59:59Z"), key: "7" }] }, true)
  expect(timetable.takePassed()).toEqual([{ collection: "news", keys: ["7"] }])
})

const unchanged = { count: 3, lastChange: "a", moments: [] }

test.each([
  ["a record more", { ...unchanged, count: 4 }, true],
  ["a later change", { ...unchanged, lastChange: "b" }, true],
  ["nothing new", unchanged, false],
])("compared with the last census, %s", (_, census, isNews) => {
  const { timetable } = at("2026-11-20T12:00:00Z")
  timetable.noteCensus("news", unchanged, false)
  expect(timetable.noteCensus("news", census, false)).toBe(isNews)
})

test("a collection that was announced as changed is counted soon, and is no news", () => {
  const { timetable, clock } = at("2026-11-20T12:00:00Z")
  const all = new Set(["news", "events"])
  timetable.takeRechecks(all)
  timetable.noteCensus("news", unchanged, false)
  timetable.recheck("news")
  expect(timetable.takeRechecks(all)).toEqual([])
  clock.now += 1_000
  expect(timetable.takeRechecks(all)).toEqual([{ collection: "news", wasAnnounced: true }])
  expect(timetable.noteCensus("news", { ...unchanged, count: 4 }, true)).toBe(false)
})
