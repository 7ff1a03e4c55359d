import { expect, test } from "vitest"
import { LossGuard } from "./loss-guard.ts"

const guardOf = (count: number) => {
  const clock = { now: 0 }
  return { guard: new LossGuard(() => clock.now, { news: count }), clock }
}

test("an unknown collection is believed", () => {
  expect(new LossGuard(() => 0).believes("news", 0)).toBe(true)
})

test("a collection that is suddenly empty is not believed, however long it lasts", () => {
  const { guard, clock } = guardOf(20)
  expect(guard.believes("news", 0)).toBe(false)
  expect(guard.doubted).toEqual(["news"])
  clock.now = 7 * 86_400_000
  expect(guard.believes("news", 0)).toBe(false)
  expect(guard.counts).toEqual({ news: 20 })
})

test("nor is one that lost more than half", () => {
  expect(guardOf(20).guard.believes("news", 9)).toBe(false)
  expect(guardOf(20).guard.believes("news", 10)).toBe(true)
})

test("deletions that the backend announced are believed, all of them if need be", () => {
  const { guard } = guardOf(4)
  guard.announce("news", ["1", "2", "3", "4"])
  expect(guard.believes("news", 0)).toBe(true)
})

test("an announcement counts once: it does not excuse a later loss", () => {
  const { guard } = guardOf(20)
  guard.announce("news", ["1", "2"])
  expect(guard.believes("news", 18)).toBe(true)
  expect(guard.believes("news", 0)).toBe(false)
})

test("the last one or two records may go unannounced, after ten minutes", () => {
  const { guard, clock } = guardOf(1)
  expect(guard.believes("news", 0)).toBe(false)
  clock.now = 10 * 60_000
  expect(guard.believes("news", 0)).toBe(true)
})

test("what comes back ends the doubt", () => {
  const { guard } = guardOf(20)
  guard.believes("news", 0)
  expect(guard.believes("news", 20)).toBe(true)
  expect(guard.doubted).toEqual([])
})
