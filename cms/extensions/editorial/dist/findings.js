import { studioPathOf } from "./addresses.js"

/** How a finding is known again from one check to the next. */
const keyOf = ({ collection, item, rule, message }) => [collection, item, rule, message].join("\n")

/** The records of the collection « Points à corriger ». */
export function createFindings({ services, database, getSchema }) {
  const open = async () => new services.ItemsService("findings", { schema: await getSchema(), knex: database })

  return {
    /**
     * Makes the findings of some records be exactly these; one that was there before keeps its date.
     * @param {Record<string, unknown>} which narrows the records checked, `{}` for all
     * @param {{ subject: import("./gather.js").Subject, finding: import("./text-rules.js").Finding }[]} found
     * @returns how many there are now, and how many of them are new
     */
    replace: async (which, found) => {
      const service = await open()
      const live = await database("findings").select("id", "collection", "item", "rule", "message").where(which)
      const wanted = new Map(found.map(toRow).map((row) => [keyOf(row), row]))
      const kept = new Set()
      const gone = live.filter((row) => {
        const key = keyOf(row)
        const isKept = wanted.has(key) && !kept.has(key)
        kept.add(key)
        return !isKept
      })
      const added = [...wanted].filter(([key]) => !kept.has(key)).map(([, row]) => row)
      const quietly = { emitEvents: false }
      if (gone.length > 0) await service.deleteMany(gone.map(({ id }) => id), { ...quietly, bypassLimits: true }) // prettier-ignore
      if (added.length > 0) await service.createMany(added, { ...quietly, bypassLimits: true })
      return { count: wanted.size, added: added.length }
    },
  }
}

const toRow = ({ subject: { collection, id, title, address }, finding }) => ({
  title: title.slice(0, 255),
  message: finding.message,
  severity: finding.severity,
  rule: finding.rule,
  address: address ?? null,
  found_on: new Date().toISOString(),
  collection,
  item: id,
  studio_path: studioPathOf(collection, id),
})
