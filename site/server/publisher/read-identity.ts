import { createHash } from "node:crypto"

/** A question that a rendering asked, as the app's content door records it. */
export type Read = {
  collection: string
  query: unknown
  keys: (string | number)[]
  rows: unknown
  again: () => Promise<unknown>
}

/** Which collection a relation field leads to: `relations.news.image` is `directus_files`. */
export type Relations = Readonly<Record<string, Readonly<Record<string, string>>>>

const digest = (value: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 16)

/** Names a question: the same one asked by two pages has the same name. */
export const nameOf = ({ collection, query }: Pick<Read, "collection" | "query">) => digest([collection, query])

const dates = /\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?/g

/** Names a question whatever the days in it: "events from today on" is the same question every day. */
export const undatedNameOf = ({ collection, query }: Pick<Read, "collection" | "query">) =>
  digest([collection, JSON.stringify(query).replace(dates, "date")])

/** Names what the pages of one list have in common. */
export const familyOf = ({ collection, query }: Pick<Read, "collection" | "query">) =>
  digest([collection, typeof query === "object" ? { ...query, page: undefined } : query])

/** Names an answer. */
export const answerTag = (rows: unknown) => digest(rows)

/** Every property name and every dotted part in a query: where relation fields may be mentioned. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === "string") return value.split(/[^\w*]+/)
  if (typeof value !== "object" || value === null) return []
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  return Object.entries(value).flatMap(([name, inner]) => [name, ...wordsOf(inner)])
}

/**
 * Every collection an answer may depend on: the one asked, and those its fields, filters and sorts reach through
 * relations. It may name one too many (asking again costs little), never one too few.
 */
export const collectionsOf = ({ collection, query }: Pick<Read, "collection" | "query">, relations: Relations) => {
  const words = new Set(wordsOf(query))
  const reached = new Set([collection])
  for (const from of reached)
    for (const [field, to] of Object.entries(relations[from] ?? {}))
      if (words.has(field) || words.has("*")) reached.add(to)
  return reached
}

const uniqueFields = ["id", "slug", "path", "key"]

const isPinned = (filter: unknown): boolean =>
  typeof filter === "object" &&
  filter !== null &&
  Object.entries(filter).some(
    ([name, condition]) =>
      (uniqueFields.includes(name) && typeof condition === "object" && condition !== null && "_eq" in condition) ||
      (name === "_and" && Array.isArray(condition) && condition.some(isPinned)),
  )

/** Whether a question asks for one record by its own name and found it: only a change of that record can change the answer. */
export const isAboutOneRecord = ({ query, keys }: Pick<Read, "query" | "keys">) =>
  keys.length === 1 && typeof query === "object" && query !== null && "filter" in query && isPinned(query.filter)

/** Whether a change of these records of the collection asked may concern a question. */
export const mayConcern = (read: Pick<Read, "query" | "keys">, changed: ReadonlySet<string>) =>
  !isAboutOneRecord(read) || read.keys.some((key) => changed.has(String(key)))
