import { expect, test } from "vitest"
import { readPageNumber } from "./page-number.ts"

const read = (query: string) => readPageNumber(new URLSearchParams(query))

test.each([
  ["", 1],
  ["page=", 1],
  ["page=2", 2],
])("%j is page %i", (query, page) => {
  expect(read(query)).toBe(page)
})

test.each(["page=0", "page=-1", "page=1.5", "page=deux", "page=123456"])("%s is not found", (query) => {
  expect(() => read(query)).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }))
})
