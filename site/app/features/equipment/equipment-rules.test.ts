import { expect, test } from "vitest"
import type { EquipmentCategory } from "./equipment-rules.ts"
import { describePrice, groupByCategory, requireCategory, searchEquipment } from "./equipment-rules.ts"
import type { EquipmentItem } from "./equipment.server.ts"

const item = (name: string, category: EquipmentCategory): EquipmentItem => ({
  slug: name,
  name,
  category,
  description: undefined,
  quantity: 1,
  unit: "day",
  priceMember: 5,
  priceOther: undefined,
  deposit: undefined,
  isAvailable: true,
  image: undefined,
})

const items = [item("Barbecue", "exterieur"), item("Guirlande", "eclairage"), item("Table pliante", "mobilier")]

test("a price says its unit, none is free, an unknown one is not said", () => {
  expect(describePrice(7.5, "weekend")).toBe("7,50\u00A0$ par fin\u00A0de\u00A0semaine")
  expect(describePrice(0, "day")).toBe("Gratuit")
  expect(describePrice(undefined, "day")).toBeUndefined()
})

test("a search looks at the category too", () => {
  expect(searchEquipment(items, "eclairage").map(({ name }) => name)).toEqual(["Guirlande"])
  expect(searchEquipment(items, "")).toHaveLength(3)
})

test("empty shelves are not shown, and the order is the catalogue's", () => {
  expect(groupByCategory(items).map(({ category }) => category)).toEqual(["eclairage", "mobilier", "exterieur"])
})

test("a category that is none is refused", () => {
  expect(() => requireCategory("toString")).toThrow("Unknown category")
})
