import { expect, test } from "vitest"
import { followRedirects, type Redirect } from "./follow-redirects.ts"

const redirects = (entries: Record<string, string>, code: Redirect["code"] = 301) =>
  new Map(Object.entries(entries).map(([from, to]) => [from, { to, code }]))

test("an address that nothing redirects stays where it is", () => {
  expect(followRedirects("/a", redirects({ "/b": "/c" }))).toBeUndefined()
})

test("a chain is followed to its end in one step, with the code of its start", () => {
  const chain = new Map<string, Redirect>([
    ["/a", { to: "/b", code: 307 }],
    ["/b", { to: "/c?x=1#y", code: 301 }],
  ])
  expect(followRedirects("/a", chain)).toEqual({ to: "/c?x=1#y", code: 307 })
})

test.each([
  ["to itself", { "/a": "/a" }],
  ["to itself with a query", { "/a": "/a?x=1" }],
  ["to itself with a slash", { "/a": "/a/" }],
  ["in two steps", { "/a": "/b", "/b": "/a" }],
  ["further down", { "/a": "/b", "/b": "/c", "/c": "/b" }],
])("a loop %s is refused", (_, entries) => {
  expect(followRedirects("/a", redirects(entries))).toBeUndefined()
})

test("another site may be the target", () => {
  expect(followRedirects("/a", redirects({ "/a": "https://autre.example/b" }))?.to).toBe("https://autre.example/b")
})

test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "relative", ""])("%j is no target", (to) => {
  expect(followRedirects("/a", redirects({ "/a": to }))).toBeUndefined()
})
