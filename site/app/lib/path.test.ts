import { expect, test } from "vitest"
import { normalizePath, sectionOf } from "./path.ts"

test.each([
  ["/", "/"],
  ["/services/bde/", "/services/bde"],
  ["/services/bde", "/services/bde"],
  ["//services//bde//", "/services/bde"],
])("%s is %s", (path, expected) => {
  expect(normalizePath(path)).toBe(expected)
})

test("the section is the first word of an address", () => {
  expect(sectionOf("/services/bde")).toBe("services")
  expect(sectionOf("/")).toBeUndefined()
})
