import { expect, test } from "vitest"
import { describeTotals, searchBuildings } from "./notice-board-rules.ts"

const building = (name: string, code: string, count: number, location: string) => ({
  slug: code,
  name,
  code,
  count,
  location,
  address: undefined,
  mapUrl: undefined,
})

const buildings = [
  building("Pavillon des Érables", "ERA", 7, "Devant la librairie"),
  building("Pavillon des Pins", "PIN", 3, "À l’entrée du gymnase"),
  building("Pavillon des Aulnes", "AUL", 1, "Dans le hall"),
]

test.each([
  ["", ["ERA", "PIN", "AUL"]],
  ["erables", ["ERA"]],
  ["pin", ["PIN"]],
  ["l'entree", ["PIN"]],
  ["piscine", []],
])("« %s » finds %j", (query, codes) => {
  expect(searchBuildings(buildings, query).map(({ code }) => code)).toEqual(codes)
})

test("boards and buildings are counted in French", () => {
  expect(describeTotals(buildings)).toBe("11\u00A0babillards dans 3\u00A0pavillons")
  expect(describeTotals(buildings.slice(2))).toBe("1\u00A0babillard dans 1\u00A0pavillon")
  expect(describeTotals([])).toBe("Aucun pavillon trouvé")
})
