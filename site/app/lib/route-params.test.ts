import { expect, test } from "vitest"
import { requireId, requireSlug } from "./route-params.ts"

const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) })

test("an id is a positive integer", () => {
  expect(requireId("12")).toBe(12)
})

test.each(["0", "-1", "1.5", "01", "1e3", "abc", "", "9999999999", "1 "])("id %j is not found", (text) => {
  expect(() => requireId(text)).toThrow(notFound)
})

test("a slug is lower case letters, digits and hyphens", () => {
  expect(requireSlug("rentree-2026")).toBe("rentree-2026")
})

test.each(["", "Été", "a_b", "../x", "A", "a b"])("slug %j is not found", (text) => {
  expect(() => requireSlug(text)).toThrow(notFound)
})
