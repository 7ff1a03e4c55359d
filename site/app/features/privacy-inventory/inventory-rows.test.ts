import { expect, test } from "vitest"

import { toInventoryRows } from "./inventory-rows.ts"

test("without measurement configured, nothing is asked of anybody else", () => {
  const rows = toInventoryRows([])
  expect(rows.map(({ name }) => name)).toContain("ncc_c")
  expect(rows.filter(({ isOptional }) => isOptional)).toEqual([])
})

test("with it, what is Google's is listed as optional, with who receives it", () => {
  const optional = toInventoryRows(["ga"]).filter(({ isOptional }) => isOptional)
  expect(optional.map(({ name }) => name)).toContain("_ga_*")
  for (const { recipients } of optional) expect(recipients).toMatch(/Google/)
})

test("each holding says its purpose, who receives it and for how long", () => {
  for (const { purpose, recipients, duration } of toInventoryRows(["ga", "youtube", "vimeo", "openstreetmap"]))
    expect([purpose, recipients, duration].every(Boolean)).toBe(true)
})
