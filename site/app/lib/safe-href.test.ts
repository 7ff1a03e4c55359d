import { expect, test } from "vitest"
import { safeHref } from "./safe-href.ts"

test.each(["/services/bde", "/", "#ancre", "?page=2", "https://a.example/b", "mailto:a@b.example", "tel:+14185550100"])(
  "%s may be linked to",
  (address) => {
    expect(safeHref(address)).toBe(address)
  },
)

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//autre.example",
  "/\\autre.example",
  "https://",
  "www.a.example",
  "",
  null,
  undefined,
])("%j may not", (address) => {
  expect(safeHref(address)).toBeUndefined()
})
