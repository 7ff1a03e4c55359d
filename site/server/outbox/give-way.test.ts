import { expect, test } from "vitest"
import { GiveWay } from "./give-way.ts"

const arrivals = (count: number, gap: number) => {
  const giveWay = new GiveWay()
  for (let nth = 0; nth < count; nth++) giveWay.noteArrival(nth * gap)
  return giveWay
}

test("ten within a second are a rush, until a second has passed", () => {
  expect(arrivals(9, 1).isRush(9)).toBe(false)
  expect(arrivals(10, 200).isRush(1_800)).toBe(false)
  expect(arrivals(10, 5).isRush(50)).toBe(true)
  expect(arrivals(10, 5).isRush(1_050)).toBe(false)
})

test("deliveries rest in a rush only, and not once they are late", () => {
  expect(arrivals(10, 5).restAfter(10, 50)).toBeGreaterThan(0)
  expect(arrivals(10, 5).restAfter(6_000, 50)).toBe(0)
  expect(arrivals(1, 5).restAfter(10, 50)).toBe(0)
})
