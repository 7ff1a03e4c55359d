import { expect, test } from "vitest"
import { pageOfPayload, payloadAddress } from "./page-payload.ts"

test.each([
  ["/_payload.json", "/"],
  ["/evenements/_payload.json", "/evenements"],
  ["/evenements", undefined],
  ["/_payload.json/x", undefined],
])("%s is the data of %s", (path, page) => {
  expect(pageOfPayload(path)).toBe(page)
})

test("the address of a payload keeps the query of its page", () => {
  const addressOf = (address: string) => payloadAddress(new URL(address, "https://site.example"))
  expect(["/", "/evenements?type=autre"].map(addressOf)).toEqual([
    "/_payload.json",
    "/evenements/_payload.json?type=autre",
  ])
})
