/** The smallest limit of the fields that name a record: a copy's name always fits. */
const longestName = 90

/** What nobody else may have, and a copy cannot do without. Addresses are made from the name. */
const numbers = { job_offers: "reference", elections: "year" }

/**
 * « Dupliquer » (`cms/studio/flows.json`) asks for a record that says only which one it copies: `{ copy_of: 12 }`. Its
 * content is put in place here, read with the rights of who asks: what `item_duplication_fields` lists, under a name of
 * its own. Directus has a « Enregistrer comme copie », but not for records that have working copies.
 */
export function createCopies({ services, getSchema, database }) {
  /** Copies that are being saved, by who asked and what they are called. */
  const underway = new Set()
  const mark = (collection, payload, user) => JSON.stringify([user, collection, payload[nameField(payload)]])

  return {
    /** @returns what to save: the payload itself, unless it asks for a copy */
    async fillIn(payload, { collection }, { database: connection, schema, accountability }) {
      if (payload.copy_of === undefined) return payload
      const fields = await copiedFields(collection, connection)
      const service = new services.ItemsService(collection, { knex: connection, schema, accountability })
      const number = numbers[collection]
      const original = await service.readOne(payload.copy_of, { fields: number ? [...fields, number] : fields })
      const name = nameField(original)
      const copy = { ...original, [name]: `Copie – ${original[name] ?? ""}`.slice(0, longestName) }
      if (number) copy[number] = await nextFree(original[number], collection, number, connection)
      underway.add(mark(collection, copy, accountability?.user))
      return copy
    },

    /** Says under the bell of the Studio where the copy is: it does not open by itself. */
    async tell({ collection, key, payload }, { accountability }) {
      if (!underway.delete(mark(collection, payload, accountability?.user)) || !accountability?.user) return
      const service = new services.ItemsService("directus_notifications", { schema: await getSchema(), knex: database })
      await service.createOne({
        recipient: accountability.user,
        status: "inbox",
        subject: `Prête en brouillon : ${payload[nameField(payload)]}`.slice(0, 255),
        collection,
        item: String(key),
      })
    },
  }
}

const nameField = (record) => ("title" in record ? "title" : "name")

async function copiedFields(collection, database) {
  const row = await database("directus_collections").select("item_duplication_fields").where({ collection }).first()
  const fields = row?.item_duplication_fields ?? "[]"
  return typeof fields === "string" ? JSON.parse(fields) : fields
}

/** 2027 after 2026; `2026-04-2` beside `2026-04`. */
async function nextFree(value, collection, field, database) {
  const isTaken = async (candidate) =>
    (await database(collection).select("id").where(field, candidate).first()) !== undefined
  for (let step = 1; ; step += 1) {
    const candidate = typeof value === "number" ? value + step : `${value}-${step + 1}`
    if (!(await isTaken(candidate))) return candidate
  }
}
