import { checkOrder, checkRedirect, checkSettings } from "./coherence.js"
import { checkRepeaters } from "./repeaters.js"
import { addAddress, followTitle } from "./slug.js"
import { expectNothingPublic, expectNothingPublished, mayPublish } from "./who-may-publish.js"

/** The key of a related record, in each form in which Directus takes it: a number, its digits, or an object that holds it. */
const keyOf = (relation) => [Number(relation?.id ?? relation ?? Number.NaN)].filter(Number.isInteger)

/** Whether records are written in the form of another one: the page that they are a part of. */
const isPart = (collection) => collection === "blocks" || collection === "blocks_files"

/** Runs before each save: fills in addresses, refuses what may not be, or would break the site. */
export function createGuard(definitions) {
  async function addressRule(collection, database) {
    if (collection === "pages") return { field: "path", from: "title", prefix: "/" }
    const slug = (await definitions.of(collection, database)).find(({ type, from }) => type === "slug" && from)
    return slug && { field: slug.field, from: slug.from, prefix: "" }
  }

  const isEditorial = ({ schema }, collection) => schema.collections[collection]?.fields["publish_on"] !== undefined

  /** Pages whose content a block or a photo of a block is. */
  async function pagesOf(collection, keys, change, database) {
    if (!isPart(collection)) return []
    const blocks =
      collection === "blocks"
        ? database("blocks").select("page").whereIn("id", keys)
        : database("blocks")
            .select("page")
            .whereIn("id", [
              ...(await database("blocks_files").whereIn("id", keys)).map(({ blocks_id }) => blocks_id),
              ...keyOf(change.blocks_id),
            ])
    const pages = (await blocks).map(({ page }) => page)
    return database("pages")
      .select("status")
      .whereIn("id", [...pages, ...keyOf(change.page)])
  }

  async function checkSense(collection, record, database) {
    if (collection === "settings") checkSettings(record)
    if (record.status !== "published") return
    checkOrder(collection, record)
    if (collection !== "redirects") return
    const others = await database("redirects").where({ status: "published" })
    checkRedirect(
      record,
      others.filter(({ id }) => id !== record.id),
    )
  }

  return {
    create: async (payload, { collection }, context) => {
      const { database, accountability } = context
      checkRepeaters(payload, await definitions.of(collection, database), isPart(collection))
      if (!mayPublish(accountability)) {
        expectNothingPublic(
          accountability,
          isEditorial(context, collection) ? payload : {},
          await pagesOf(collection, [], payload, database),
          isPart(collection) ? undefined : "status",
        )
      }
      const rule = await addressRule(collection, database)
      if (rule) await addAddress(payload, rule, isTaken(database, collection, rule.field))
      await checkSense(collection, payload, database)
      return payload
    },

    update: async (payload, { collection, keys }, context) => {
      const { database, accountability } = context
      checkRepeaters(payload, await definitions.of(collection, database), isPart(collection))
      const isArticle = isEditorial(context, collection)
      if (!isArticle && !["blocks", "blocks_files", "settings"].includes(collection)) return payload
      const rows = await database(collection).whereIn("id", keys)
      if (!mayPublish(accountability)) {
        expectNothingPublic(
          accountability,
          isArticle ? payload : {},
          [...(isArticle ? rows : []), ...(await pagesOf(collection, keys, payload, database))],
          isPart(collection) ? undefined : "status",
        )
      }
      const rule = await addressRule(collection, database)
      if (rule) await followTitle(payload, rows, rule, isTaken(database, collection, rule.field))
      for (const row of rows) await checkSense(collection, { ...row, ...payload }, database)
      return payload
    },

    delete: async (keys, { collection }, context) => {
      const { database, accountability } = context
      if (mayPublish(accountability)) return keys
      if (isEditorial(context, collection)) {
        expectNothingPublished(accountability, await database(collection).whereIn("id", keys))
      }
      expectNothingPublished(accountability, await pagesOf(collection, keys, {}, database))
      return keys
    },
  }
}

const isTaken = (database, collection, field) => async (value) =>
  (await database(collection).select("id").where(field, value).first()) !== undefined
