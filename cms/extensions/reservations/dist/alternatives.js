import { heldBoards } from "./boards.js"
import { addWeeks } from "./weeks.js"

const weeksAhead = 4
const most = 3

/**
 * Where as many boards are free: in the same building in the weeks that follow, elsewhere in the same week (the most
 * free first).
 * @returns {Promise<{building: string, name: string, week_start: string, free: number}[]>} `building` is a slug
 */
export const findAlternatives = async (tools, { building, week_start, boards }) => {
  const weeks = Array.from({ length: weeksAhead + 1 }, (_, index) => addWeeks(week_start, index))
  const places = await tools
    .knex("places")
    .where({ kind: "building", status: "published" })
    .where("notice_board_count", ">", 0)
  const held = await heldBoards(tools, { week_start: { _in: weeks } })
  const freeIn = (place, week) =>
    place.notice_board_count - (held.find((one) => one.building === place.id && one.week_start === week)?.held ?? 0)
  const offer = (place, week) => ({
    building: place.slug,
    name: place.name,
    week_start: week,
    free: freeIn(place, week),
  })
  const isEnough = ({ free }) => free >= boards

  const later = places
    .filter(({ id }) => id === building)
    .flatMap((place) => weeks.slice(1).map((week) => offer(place, week)))
  const elsewhere = places.filter(({ id }) => id !== building).map((place) => offer(place, week_start))
  return [
    ...later.filter(isEnough).slice(0, most),
    ...elsewhere
      .filter(isEnough)
      .toSorted((one, other) => other.free - one.free || one.name.localeCompare(other.name, "fr"))
      .slice(0, most),
  ]
}
