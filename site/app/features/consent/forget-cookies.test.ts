import { expect, test } from "vitest"

import { domainLevels, forgetCookies } from "./forget-cookies.ts"

test("a cookie may have been set for the host or any parent domain", () => {
  expect(domainLevels("www.site.exemple.ca")).toEqual(["www.site.exemple.ca", "site.exemple.ca", "exemple.ca", "ca"])
})

test("a cookie is deleted without a domain and at every level", () => {
  expect(forgetCookies("ncc_c=nga; _ga=GA1.1", ["_ga"], "www.exemple.ca")).toEqual([
    "_ga=; Path=/; Max-Age=0",
    "_ga=; Path=/; Max-Age=0; Domain=www.exemple.ca",
    "_ga=; Path=/; Max-Age=0; Domain=exemple.ca",
    "_ga=; Path=/; Max-Age=0; Domain=ca",
  ])
})

test("a star at the end matches a prefix, and nothing else does", () => {
  const names = forgetCookies("_ga_A1=1; _ga_B2=a=b; _gat=1; x_ga_=1", ["_ga_*"], "localhost").map(
    (line) => line.split("=")[0],
  )
  expect(new Set(names)).toEqual(new Set(["_ga_A1", "_ga_B2"]))
})

test("what is not there is not deleted", () => {
  expect(forgetCookies("", ["_ga", "_ga_*"], "localhost")).toEqual([])
  expect(forgetCookies("ncc_c=0", ["_ga"], "localhost")).toEqual([])
})
