import { countOf } from "#app/lib/count-of.ts"
import { matchesText } from "#app/lib/matches-text.ts"
import type { NoticeBoardBuilding } from "./notice-boards.server.ts"

/** The buildings that a search finds: by name, code, place of the boards or address. */
export const searchBuildings = (buildings: readonly NoticeBoardBuilding[], query: string): NoticeBoardBuilding[] =>
  buildings.filter(({ name, code, location, address }) => matchesText([name, code, location, address], query))

/** « 3 babillards ». */
export const describeBoards = (count: number): string => countOf(count, "babillard")

/** « 3 libres », « 1 libre », « aucun ». */
export const describeFree = (free: number): string => (free < 1 ? "aucun" : countOf(free, "libre"))

/** « 66 babillards dans 20 pavillons ». */
export function describeTotals(buildings: readonly NoticeBoardBuilding[]): string {
  if (buildings.length === 0) return "Aucun pavillon trouvé"
  const boards = buildings.reduce((total, { count }) => total + count, 0)
  return `${describeBoards(boards)} dans ${countOf(buildings.length, "pavillon")}`
}
