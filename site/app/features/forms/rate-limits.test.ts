import { expect, test } from "vitest"
import { secondsToWait, SUSPECT_COST } from "./rate-limits.server.ts"

async function countTaken(visitor: string, posts: number, cost = 1) {
  let taken = 0
  for (let post = 0; post < posts; post += 1)
    if ((await secondsToWait("interview_request", visitor, cost)) === undefined) taken += 1
  return taken
}

test("an auditorium behind one address sends its forms; what comes after waits, and is told how long", async () => {
  expect(await countTaken("campus", 300)).toBe(240)
  const wait = await secondsToWait("interview_request", "campus")
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(600)
})

test("one client's limit is nobody else's, and each form has its own", async () => {
  expect(await countTaken("robot", 300, SUSPECT_COST)).toBe(24)
  expect(await countTaken("neighbour", 1)).toBe(1)
  expect(await secondsToWait("feedback", "robot")).toBeUndefined()
})
