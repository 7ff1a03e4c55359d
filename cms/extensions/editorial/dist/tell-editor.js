/**
 * Tells the person who has just published, or proposed, what there is to correct: an entry under the bell of the
 * Studio, never an e-mail.
 */
export async function tellEditor({ services, database, getSchema }, user, found) {
  const [first] = found
  if (!first) return
  const { title, collection, id } = first.subject
  const service = new services.ItemsService("directus_notifications", { schema: await getSchema(), knex: database })
  await service.createOne({
    recipient: user,
    status: "inbox",
    subject: `${found.length === 1 ? "Un point" : `${found.length} points`} à corriger : ${title}`.slice(0, 255),
    message: found.map(({ finding }) => `- ${finding.message}`).join("\n"),
    collection,
    item: id,
  })
}
