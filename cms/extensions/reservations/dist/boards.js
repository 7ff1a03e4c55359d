/** States in which a reservation holds its boards. */
export const holding = ["requested", "accepted"]

/**
 * A building, taken until the transaction ends: whoever else wants boards there waits. Writing a row as it is takes
 * it, in SQLite as in PostgreSQL.
 * @param knex a transaction
 * @returns {Promise<{id: number, slug: string, name: string, notice_board_count: number} | undefined>}
 */
export const takeBuilding = async (knex, where) => {
  await knex("places")
    .where(where)
    .update({ notice_board_count: knex.ref("notice_board_count") })
  return knex("places")
    .where({ kind: "building", ...where })
    .first("id", "slug", "name", "notice_board_count")
}

/**
 * The boards held by building and week, asked through Directus: a day is a number in SQLite.
 * @param filter Directus' own, which reservations to count
 * @returns {Promise<{building: number, week_start: string, held: number}[]>}
 */
export const heldBoards = async ({ services, schema, knex }, filter) => {
  const items = new services.ItemsService("reservations", { schema, knex })
  const rows = await items.readByQuery({
    filter: { _and: [{ state: { _in: holding } }, filter] },
    fields: ["building", "week_start", "boards"],
    limit: -1,
  })
  const held = new Map()
  for (const { building, week_start, boards } of rows) {
    const key = `${building} ${week_start}`
    held.set(key, { building, week_start, held: (held.get(key)?.held ?? 0) + boards })
  }
  return [...held.values()]
}

/**
 * How many boards are free in a building that week. To be asked after `takeBuilding`.
 * @param except the id of a reservation that does not count
 */
export const freeBoards = async (tools, building, week_start, except) => {
  const filter = { building: { _eq: building.id }, week_start: { _eq: week_start } }
  const others = except === undefined ? filter : { ...filter, id: { _neq: except } }
  const held = await heldBoards(tools, others)
  return building.notice_board_count - held.reduce((all, one) => all + one.held, 0)
}
