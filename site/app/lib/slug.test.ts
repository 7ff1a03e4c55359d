import { expect, test } from "vitest"
import { requiredSlug } from "./slug.ts"

test.each([
  ["Révision de note", "revision-de-note"],
  ["  L’œuvre d’été : 2e édition! ", "l-oeuvre-d-ete-2e-edition"],
])("%s", (text, slug) => {
  expect(requiredSlug(text)).toBe(slug)
})

test("a text without letters names nothing", () => {
  expect(() => requiredSlug("« … »")).toThrow("Nothing to name it by")
})
