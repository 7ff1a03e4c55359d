/**
 * Keeps a submission as a record, once: posted again, it is found by its id, even after the record was destroyed.
 * The record and its attachments appear together.
 * @param context { database, services, getSchema, folder, publicUrl }
 * @returns {Promise<{isNew: boolean}>}
 */
export const arrive = async (context, accountability, { collection, record, attachments }) => {
  const { database, services, getSchema, folder, publicUrl } = context
  const known = async () => (await folder.isGone(record.id)) || (await has(database, collection, record.id))
  if (await known()) return { isNew: false }

  const schema = await getSchema()
  const received = await folder.receive(
    record.id,
    attachments.map(({ bytes }) => bytes),
  )
  const whole = {
    ...record,
    ...(collection === "form_submissions" && {
      attachments: attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.byteLength })),
    }),
    sheet_url: `${publicUrl}/submissions/${collection}/${record.id}`,
  }
  try {
    await database.transaction(async (knex) => {
      await new services.ItemsService(collection, { schema, accountability, knex }).createOne(whole)
      await received.place()
    })
    return { isNew: true }
  } catch (error) {
    // Two posts at the same time: the other one made it.
    if (await has(database, collection, record.id)) return { isNew: false }
    throw error
  } finally {
    await received.drop()
  }
}

const has = async (database, collection, id) => (await database(collection).where({ id }).first("id")) !== undefined
