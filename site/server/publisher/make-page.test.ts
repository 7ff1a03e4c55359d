import { expect, test } from "vitest"
import { isSame, makePage, toKnown } from "./make-page.ts"
import { noRendering } from "./rendering.ts"

const rendering = { ...noRendering, status: 200, mediaType: "text/html", html: `<a href="/a">Un texte</a>` }
const making = {
  build: "b",
  siteOrigin: "https://site.example",
  renderedAt: 1,
  effort: "quick",
  known: undefined,
} as const

test("what is remembered of a page tells whether a rendering says the same, and holds none of its bytes", () => {
  const known = toKnown(makePage("/", rendering, making))
  expect(isSame(rendering, known, "b")).toBe(true)
  expect(isSame({ ...rendering, html: "<p>Autre</p>" }, known, "b")).toBe(false)
  expect(isSame({ ...rendering, location: "/b" }, known, "b")).toBe(false)
  const sizes = Object.values(known).map((value) => JSON.stringify(value)?.length ?? 0)
  expect(Math.max(...sizes)).toBeLessThan(40)
  expect(known).not.toHaveProperty("document")
})
