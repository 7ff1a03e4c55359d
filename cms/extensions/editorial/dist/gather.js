import { addressOf, studioPathOf } from "./addresses.js"
import { parsed } from "./field-definitions.js"

/**
 * Everything that a record shows, with the words that tell an editor where it is.
 * @typedef {{ where: string, field: string, kind: "text" | "html" | "link", value: string, isUnderHeading: boolean }} Piece
 * @typedef {{ collection: string, id: string, title: string, address: string | undefined, studioPath: string,
 *   record: Record<string, unknown>, pieces: Piece[], pictures: { where: string, file: string }[] }} Subject
 */

/** Fields of a record that are names, not text. */
const unread = new Set(["key", "slug", "path"])

/**
 * @param {ReturnType<import("./field-definitions.js").createDefinitions>} definitions
 * @returns {Promise<Subject>}
 */
export async function gather(database, definitions, collection, record) {
  const pieces = []
  const pictures = []
  await collect(record, await definitions.of(collection, database), "")

  if (collection === "pages") {
    const blocks = await database("blocks").where({ page: record.id, is_enabled: true }).orderBy("sort")
    const own = await definitions.of("blocks", database)
    const types = own.find(({ field }) => field === "type")?.choices ?? {}
    for (const block of blocks)
      await collect(block, own, `bloc « ${block.heading || types[block.type] || block.type} », `)
    const photos = await database("blocks_files").whereIn(
      "blocks_id",
      blocks.map(({ id }) => id),
    )
    for (const photo of photos) pictures.push({ where: "bloc de photos", file: photo.directus_files_id })
  }

  return {
    collection,
    id: String(record.id),
    title: String(
      record.title ?? record.name ?? record.from_path ?? (collection === "settings" ? "Réglages du site" : record.id),
    ),
    address: addressOf(collection, record),
    studioPath: studioPathOf(collection, record.id),
    record,
    pieces,
    pictures,
  }

  async function collect(values, fields, before) {
    const isUnderHeading = Boolean(before && values.heading)
    for (const { field, type, label, entries } of fields) {
      const value = values[field]
      if (value === null || value === undefined || value === "" || (values === record && unread.has(field))) continue
      if (type === "image") pictures.push({ where: before + label, file: String(value) })
      else if (type === "repeater") {
        for (const [index, entry] of (parsed(value) ?? []).entries()) {
          await collect(entry ?? {}, entries ?? [], `${before}${label} no ${index + 1}, `)
        }
      } else if (type === "text" || type === "html" || type === "link") {
        pieces.push({ where: before + label, field, kind: type, value: String(value), isUnderHeading })
      }
    }
  }
}
