import { matchesText } from "#app/lib/matches-text.ts"
import type { NoticeBoardBuilding } from "./notice-boards.server.ts"

/** The buildings that a search finds: by name, code, place of the boards or address. */
export const searchBuildings = (buildings: readonly NoticeBoardBuilding[], query: string): NoticeBoardBuilding[] =>
  buildings.filter(({ name, code, location, address }) => matchesText([name, code, location, address], query))

const plural = (count: number, word: string) => `${count}\u00A0${word}${count > 1 ? "s" : ""}`

/** « 66 babillards dans 20 pavillons ». */
export function describeTotals(buildings: readonly NoticeBoardBuilding[]): string {
  if (buildings.length === 0) return "Aucun pavillon trouvé"
  const boards = buildings.reduce((total, { count }) => total + count, 0)
  return `${plural(boards, "babillard")} dans ${plural(buildings.length, "pavillon")}`
}
