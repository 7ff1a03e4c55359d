import { expect, test } from "vitest"

import { findNavigationTarget } from "./navigation-target.ts"

const from = (given: Partial<Parameters<typeof findNavigationTarget>[0]>) =>
  findNavigationTarget({ to: "/b", currentUrl: "/a?page=2", ...given }, "https://site.example")?.href

test("a link leads to its address", () => {
  expect(from({})).toBe("https://site.example/b")
  expect(from({ to: "?page=3" })).toBe("https://site.example/a?page=3")
})

test("a search form leads to its fields", () => {
  const formData = new FormData()
  formData.append("q", "logement à Québec")
  expect(from({ to: "/recherche", formMethod: "get", formData })).toBe(
    "https://site.example/recherche?q=logement+%C3%A0+Qu%C3%A9bec",
  )
})

test.each([
  ["going back", { to: -1 }],
  ["a form that posts", { formMethod: "post" }],
  ["an anchor of the same page", { to: "/a?page=2#suite" }],
  ["an address relative to a route", { to: ".." }],
  ["another site", { to: "//elsewhere.example/" }],
])("%s has no target", (_title, given) => {
  expect(from(given)).toBeUndefined()
})

test("an anchor of another page is a target", () => {
  expect(from({ to: "/b#suite" })).toBe("https://site.example/b#suite")
})
