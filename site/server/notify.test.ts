import { expect, test } from "vitest"
import { newsAmong } from "./notify.ts"

const made = { collection: "news", keys: ["1"], event: "create" }
const gone = { collection: "events", keys: ["2"], event: "delete" }
const told = ({ collection, keys }: typeof made) => ({ collection, keys })

test("what changed while the site ran is news, however late it is told", () => {
  expect(newsAmong({ changes: [made, gone], age: 15_000 }, 15_001)).toEqual([told(made), told(gone)])
})

test("what changed before a site began without pages is what it read; only what went is announced", () => {
  expect(newsAmong({ changes: [made, gone], age: 15_000 }, 14_999)).toEqual([told(gone)])
})

test("what was withdrawn while a site with pages was away is news", () => {
  const withdrawn = { ...made, event: "update" }
  expect(newsAmong({ changes: [withdrawn], age: 15_000 }, Infinity)).toEqual([told(withdrawn)])
})
