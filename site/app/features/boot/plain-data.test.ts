import { expect, test } from "vitest"

import { findImpurity } from "./plain-data.ts"

test("text, finite numbers, booleans, null, lists and records are plain", () => {
  expect(findImpurity({ a: ["x", 1, true, null], b: { c: undefined } })).toBeUndefined()
})

test.each([
  [{ event: { startsAt: new Date(0) } }, "data.event.startsAt: Date"],
  [{ events: [{ tags: new Set() }] }, "data.events[0].tags: Set"],
  [{ later: Promise.resolve() }, "data.later: Promise"],
  [{ ratio: Number.NaN }, "data.ratio: NaN"],
  [[undefined], "data[0]: undefined"],
  [{ count: 1n }, "data.count: bigint"],
])("%o is not plain", (value, where) => {
  expect(findImpurity(value)).toBe(where)
})
