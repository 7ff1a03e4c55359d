import { expect, test } from "vitest"
import { isOwnOrigin } from "./own-origin.ts"

const own = "https://confederation.example"

test.each([
  ["a page of the site, in a browser that says both", own, "same-origin", true],
  ["the same, in a browser that says only where from", own, undefined, true],
  ["a browser too old to say anything", undefined, undefined, true],
  ["a page without a referrer", "null", "same-origin", true],
  ["a frame of another site", "null", "cross-site", false],
  ["a file on disk", "null", undefined, false],
  ["another site", "https://elsewhere.example", "cross-site", false],
  ["another site in an old browser", "https://elsewhere.example", undefined, false],
  ["a neighbour under the same domain", "https://blogue.confederation.example", "same-site", false],
  ["the site without TLS", "http://confederation.example", undefined, false],
  ["an address typed by hand, which cannot post", undefined, "none", false],
])("%s", (_title, origin, fetchSite, expected) => {
  expect(isOwnOrigin(origin, fetchSite, own)).toBe(expected)
})
