import { z } from "zod"
import { askFor } from "./client.server.ts"
import { collections } from "./collections.generated.ts"

const Rows = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }))

/** A record as the backend keeps it: plain values, and keys where it leads to others. */
export type StoredRecord = Readonly<Record<string, unknown>>

/**
 * Reads records by their keys, published or not, so that the publisher can tell which questions they may answer.
 * @returns the records that exist, by key; undefined for a singleton and for files, which no question sorts or filters
 * @throws 503 when the backend fails or does not answer.
 */
export async function readChangedRecords(
  collection: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord> | undefined> {
  const kind = collections[collection]?.kind
  if (kind !== "editorial" && kind !== "plain") return undefined
  const params = { filter: { id: { _in: keys } }, fields: ["*"], limit: -1 }
  const rows = await askFor(Rows, `/items/${collection}`, params)
  return new Map(rows.map((row) => [String(row.id), row]))
}
