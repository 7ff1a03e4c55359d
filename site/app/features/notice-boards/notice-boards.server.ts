import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { sortFrench } from "#app/lib/collation.ts"
import type { Day } from "#app/lib/dates.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { dayOf, instantOf } from "#app/lib/wall-clock.ts"
import { reservableWeeks } from "./reservation-weeks.ts"

const readBuildings = () =>
  readPublished("places", {
    fields: ["slug", "name", "code", "notice_board_count", "notice_board_location", "address", "map_url"],
    filter: { kind: { _eq: "building" }, notice_board_count: { _gt: 0 } },
  })

type Row = Awaited<ReturnType<typeof readBuildings>>[number]

export type NoticeBoardBuilding = ReturnType<typeof toNoticeBoardBuilding>

/**
 * A building and its notice boards, in our words.
 * @throws Error when it has no name
 */
export const toNoticeBoardBuilding = (row: Row) => ({
  slug: row.slug,
  name: requiredText(row.name),
  code: row.code || undefined,
  count: row.notice_board_count ?? 0,
  location: optionalText(row.notice_board_location),
  address: optionalText(row.address),
  mapUrl: safeHref(row.map_url),
})

/** The buildings that have notice boards, in French alphabetical order. */
export const listNoticeBoardBuildings = async (): Promise<NoticeBoardBuilding[]> =>
  sortFrench(soundRows("places", await readBuildings(), toNoticeBoardBuilding), ({ name }) => name)

/** The Mondays of the weeks that can be asked for now; what shows them is right until the first one. */
export function listReservableWeeks(): Day[] {
  const weeks = reservableWeeks(dayOf(now()))
  const [first] = weeks
  if (first !== undefined) noteRightUntil(instantOf(`${first}T00:00:00`))
  return weeks
}
