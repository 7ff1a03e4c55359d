import { expect, test } from "vitest"
import { groupByDecade } from "./decades.ts"

const entry = (date: string | undefined, title = date ?? "x") => ({ date, title })

test("entries go to their decade, the oldest first, whatever the order they were written in", () => {
  const decades = groupByDecade([entry("1968-12"), entry("1946"), entry("1961"), entry("1968")])
  expect(decades.map(({ id, entries }) => [id, entries.map(({ title }) => title)])).toEqual([
    ["annees-1940", ["1946"]],
    ["annees-1960", ["1961", "1968", "1968-12"]],
  ])
})

test("what has no year comes last and is not lost", () => {
  const decades = groupByDecade([entry(undefined), entry("vers 1900"), entry("2012")])
  expect(decades.map(({ id, entries }) => [id, entries.length])).toEqual([
    ["annees-2010", 1],
    ["sans-date", 2],
  ])
})

test("no entry makes no decade", () => {
  expect(groupByDecade([])).toEqual([])
})
