import { matchesText } from "#app/lib/matches-text.ts"
import { formatMoney } from "#app/lib/money.ts"
import type { EquipmentItem } from "./equipment.server.ts"

/** The categories of the catalogue, in its order. */
export const EQUIPMENT_CATEGORIES = {
  son: "Son",
  eclairage: "Éclairage",
  mobilier: "Mobilier",
  cuisine: "Cuisine et bar",
  exterieur: "Extérieur",
  affichage: "Affichage",
  informatique: "Informatique",
} as const

export type EquipmentCategory = keyof typeof EQUIPMENT_CATEGORIES

const isCategory = (key: string): key is EquipmentCategory => Object.hasOwn(EQUIPMENT_CATEGORIES, key)

const ALL = Object.keys(EQUIPMENT_CATEGORIES).filter(isCategory)

/** @throws Error "Unknown category" */
export function requireCategory(key: string): EquipmentCategory {
  if (!isCategory(key)) throw new Error("Unknown category")
  return key
}

const PER_UNIT = { day: "par\u00A0jour", weekend: "par fin\u00A0de\u00A0semaine", week: "par\u00A0semaine" } as const

/** « 20 $ par jour », « Gratuit »; nothing when the price is not known. */
export function describePrice(price: number | undefined, unit: EquipmentItem["unit"]): string | undefined {
  if (price === undefined) return undefined
  return price === 0 ? "Gratuit" : `${formatMoney(price)} ${PER_UNIT[unit]}`
}

/** The items that a search finds, by what they are called, what they do and their category. */
export const searchEquipment = (items: readonly EquipmentItem[], query: string): EquipmentItem[] =>
  items.filter(({ name, description, category }) =>
    matchesText([name, description, EQUIPMENT_CATEGORIES[category]], query),
  )

/** The shelves of the catalogue that hold something. */
export const groupByCategory = (items: readonly EquipmentItem[]) =>
  ALL.map((category) => ({
    category,
    label: EQUIPMENT_CATEGORIES[category],
    items: items.filter((item) => item.category === category),
  })).filter((shelf) => shelf.items.length > 0)
