import { expect, test } from "vitest"
import { DueQueue } from "./due-queue.ts"

const newQueue = () => {
  const clock = { now: 1_000 }
  return { queue: new DueQueue(() => clock.now), clock }
}

const addresses = (taken: ReturnType<DueQueue["take"]>) => taken.map(({ address }) => address)

test("changed pages come first, visited ones first among equals", () => {
  const { queue } = newQueue()
  for (const address of ["/a", "/b", "/c"]) queue.add(address, "background")
  queue.add("/changed", "changed")
  queue.noteVisits(["/c", "/b"])
  expect(addresses(queue.take(3))).toEqual(["/changed", "/b", "/c"])
})

test("a page asked for many times is taken once, with the highest urgency", () => {
  const { queue } = newQueue()
  queue.add("/a", "background")
  queue.add("/a", "changed")
  queue.add("/a", "background")
  expect(queue.take(10)).toEqual([{ address: "/a", urgency: "changed", attempts: 0 }])
  expect(queue.take(10)).toEqual([])
})

test("a page with an appointment waits for it, unless it is asked for earlier", () => {
  const { queue, clock } = newQueue()
  queue.schedule("/a", 5_000)
  expect(queue.take(1)).toEqual([])
  expect(queue.nextMoment).toBe(5_000)
  queue.schedule("/b", 9_000)
  queue.add("/b", "background")
  expect(addresses(queue.take(1))).toEqual(["/b"])
  clock.now = 5_000
  expect(queue.take(1)).toEqual([{ address: "/a", urgency: "changed", attempts: 0 }])
  expect(queue.nextMoment).toBe(9_000)
})

test("an appointment that was moved or dropped wakes nobody to the wrong page", () => {
  const { queue, clock } = newQueue()
  queue.schedule("/a", 5_000)
  queue.schedule("/a", 8_000)
  queue.schedule("/b", 5_000)
  queue.schedule("/b", undefined)
  clock.now = 5_000
  expect(queue.take(9)).toEqual([])
  expect(queue.nextMoment).toBe(8_000)
  clock.now = 8_000
  expect(addresses(queue.take(9))).toEqual(["/a"])
})

test("a page that waits is known to, at its urgency and below", () => {
  const { queue } = newQueue()
  expect(queue.holds("/a", "background")).toBe(false)
  queue.add("/a", "changed")
  const urgencies = ["own", "changed", "background"] as const
  expect(urgencies.map((urgency) => queue.holds("/a", urgency))).toEqual([false, true, true])
  queue.take(1)
  expect(queue.holds("/a", "background")).toBe(false)
})

test("only what is urgent enough is taken", () => {
  const { queue } = newQueue()
  queue.add("/a", "background")
  queue.add("/b", "changed")
  queue.add("/c", "own")
  expect(addresses(queue.take(9, "own"))).toEqual(["/c"])
  expect(addresses(queue.take(9, "changed"))).toEqual(["/b"])
})

test("a failed page is tried again later and later, at most a minute", () => {
  const { queue } = newQueue()
  queue.retry({ address: "/a", urgency: "changed", attempts: 0 }, 0)
  expect(queue.nextMoment).toBe(2_000)
  queue.retry({ address: "/b", urgency: "changed", attempts: 0 }, 20)
  expect(queue.take(1)).toEqual([])
  queue.hurry()
  expect(addresses(queue.take(2)).toSorted()).toEqual(["/a", "/b"])
})
