import { isSurelyAfter, mayMatch, type Row } from "./may-match.ts"
import { isAboutOneRecord, type Read, type Relations } from "./read-identity.ts"

/** What is kept of a question and its answer to tell whether a change concerns it. */
export type Asked = Pick<Read, "collection" | "query" | "keys"> & {
  /** Ids that the answer mentions at any depth, those inside texts included. */
  mentions: ReadonlySet<string>
  /** The last record of the answer. */
  last: Row | undefined
}

/** One record that was created, changed or deleted. `row` is what it is now; undefined when it is gone. */
export type ChangedRecord = { collection: string; key: string; row: Row | undefined }

/**
 * `shows`: the answer holds the record. `may-show`: the answer may hold it now. `none`: the answer is what it was,
 * unless it is a page of a list of which the record has left another page.
 */
export type Concern = "shows" | "may-show" | "none"

type ListQuery = { filter?: unknown; sort?: unknown; limit?: unknown; aggregate?: unknown }

const listQuery = (query: unknown): ListQuery => (typeof query === "object" && query !== null ? query : {})

const isPublished = (row: Row) => !("status" in row) || row["status"] === "published"

/** Whether a full answer ends before the record. */
const endsBefore = ({ query, keys, last }: Asked, row: Row) => {
  const { limit, sort } = listQuery(query)
  if (typeof limit !== "number" || keys.length < limit || !last || !Array.isArray(sort)) return false
  return isSurelyAfter(row, last, sort)
}

const concernOfOwn = (asked: Asked, { key, row }: ChangedRecord): Concern => {
  const query = listQuery(asked.query)
  if (query.aggregate !== undefined) return "may-show"
  if (asked.keys.some((known) => String(known) === key)) return "shows"
  if (isAboutOneRecord(asked)) return "none"
  if (!row || !isPublished(row) || !mayMatch(query.filter, row) || endsBefore(asked, row)) return "none"
  return "may-show"
}

const leadsTo = ({ collection, row }: ChangedRecord, asked: Asked, relations: Relations) =>
  Object.entries(relations[collection] ?? {}).flatMap(([field, to]) =>
    to === asked.collection && row && field in row && typeof row[field] !== "object" ? [String(row[field])] : [],
  )

/** A record of another collection: a picture, or a part (the blocks of a page), which leads to its whole. */
const concernOfRelated = (asked: Asked, change: ChangedRecord, relations: Relations): Concern => {
  if (asked.mentions.has(change.key)) return "shows"
  if (change.collection === "directus_files") return "none"
  const wholes = leadsTo(change, asked, relations)
  if (wholes.length === 0 || !isAboutOneRecord(asked)) return "may-show"
  return asked.keys.some((key) => wholes.includes(String(key))) ? "shows" : "none"
}

/** How a change concerns a question that depends on its collection. In doubt more than it does, never less. */
export const concernOf = (asked: Asked, change: ChangedRecord, relations: Relations): Concern =>
  asked.collection === change.collection ? concernOfOwn(asked, change) : concernOfRelated(asked, change, relations)

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Every id in an answer: values of `id` at any depth, and ids of files wherever they are written. */
export const idsIn = (rows: unknown): Set<string> => {
  const ids = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value === "string") for (const [id] of value.matchAll(uuid)) ids.add(id)
    if (typeof value !== "object" || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === "id" && (typeof inner === "string" || typeof inner === "number")) ids.add(String(inner))
      visit(inner)
    }
  }
  visit(rows)
  return ids
}
