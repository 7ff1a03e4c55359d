import { countOf } from "#app/lib/count-of.ts"
import { matchesText } from "#app/lib/matches-text.ts"
import { SECTORS, type Sector, sectors } from "./sectors.ts"
import type { StaffMember } from "./staff.server.ts"

type Sought = Pick<StaffMember, "name" | "role" | "sector"> & { topics: readonly string[] }

/** The people whom a search finds: by reason to write, by role, by name or by sector. */
export const searchStaff = <Item extends Sought>(staff: readonly Item[], query: string): Item[] =>
  staff.filter(({ name, role, sector, topics }) => matchesText([name, role, SECTORS[sector], ...topics], query))

/** The people of each sector, in the order of the sectors; one without people is left out. */
export const groupBySector = <Item extends Sought>(staff: readonly Item[]): { sector: Sector; people: Item[] }[] =>
  sectors
    .map((sector) => ({ sector, people: staff.filter((member) => member.sector === sector) }))
    .filter(({ people }) => people.length > 0)

/** « 14 personnes », « 1 personne ». */
export const describeStaff = (count: number): string =>
  count === 0 ? "Personne ne correspond" : countOf(count, "personne")
