import { collections } from "./collections.js"

/** Everything that people sent, whoever takes it in. */
const destroyed = [...collections, "reservations"]

const zone = "America/Toronto"

/** Today in Québec, YYYY-MM-DD. */
export const today = (now = new Date()) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now)

/** Traces that Directus keeps beside a record. Nothing is written there for these collections; what an older setting left goes too. */
const traces = [
  "directus_revisions",
  "directus_activity",
  "directus_comments",
  "directus_versions",
  "directus_notifications",
]

const batch = 200

/**
 * Destroys every record whose day has come, with its attachments and its traces.
 * @param day YYYY-MM-DD: what is to be destroyed on that day or before goes
 * @returns how many records went
 */
export const destroyExpired = async ({ database, services, getSchema, folder, logger }, day) => {
  const schema = await getSchema()
  let count = 0
  for (const collection of destroyed) {
    for (;;) {
      // Asked through Directus: a day is a number in SQLite and a date in PostgreSQL.
      const items = new services.ItemsService(collection, { schema, knex: database })
      const rows = await items.readByQuery({ filter: { purge_on: { _lte: day } }, fields: ["id"], limit: batch })
      if (rows.length === 0) break
      const ids = rows.map(({ id }) => String(id))
      // First the files: a record without them is destroyed at the next try, files without a record would be forgotten.
      for (const id of ids) await folder.destroy(id)
      await database(collection).whereIn("id", ids).delete()
      for (const table of traces) await database(table).where({ collection }).whereIn("item", ids).delete()
      count += ids.length
    }
  }
  if (count > 0) logger.info(`submissions: ${count} destroyed, whose time had come`)
  return count
}

/** Sweeps attachments that no record claims, and memories that are old. */
export const sweepFolder = ({ database, folder }) => {
  const isKnown = async (id) => {
    for (const collection of collections)
      if ((await database(collection).where({ id }).first("id")) !== undefined) return true
    return false
  }
  return folder.sweep(isKnown, Date.now())
}
