import { expect, test } from "vitest"
import { readAddress } from "./address.ts"

test("an address is its path and its query", () => {
  expect(readAddress("/actualites?page=2")).toEqual({ path: "/actualites", search: "?page=2" })
})

test.each([
  ["/services/bde/", "/services/bde"],
  ["/services//bde", "/services/bde"],
  ["/x/?a=b", "/x?a=b"],
  ["/formulaires/bde%2Dcontact", "/formulaires/bde-contact"],
  ["/%c3%a9t%C3%A9", "/%C3%A9t%C3%A9"],
])("%s moved to %s", (target, movedTo) => {
  expect(readAddress(target)).toMatchObject({ movedTo })
})

test.each(["//elsewhere.example/", "/\\elsewhere.example/", "///elsewhere.example//"])(
  "%s never leads to another site",
  (target) => {
    const address = readAddress(target)
    expect(address).toMatchObject({ movedTo: expect.stringMatching(/^\/[^/\\]/) })
  },
)

test("the home page keeps its slash", () => {
  expect(readAddress("/")).toEqual({ path: "/", search: "" })
})

test.each(["/%E0%A4%A", "/%00", "ftp://site/x", "*"])("%s is malformed", (target) => {
  expect(readAddress(target)).toBe("malformed")
})

test("what a proxy sends in absolute form is read too", () => {
  expect(readAddress("http://site.example/a-propos?x=1")).toEqual({ path: "/a-propos", search: "?x=1" })
})

test("an address longer than 4096 characters is too long", () => {
  expect(readAddress(`/${"a".repeat(4096)}`)).toBe("too-long")
})
