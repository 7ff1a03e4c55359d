import { z } from "zod"
import { now } from "#app/lib/clock.server.ts"
import { collections } from "./collections.generated.ts"
import { askFor } from "./client.server.ts"

/** A record that appears or expires at a moment. */
export type Moment = { at: Date; key: string }

/** What a collection holds for the public: how many records, when one last changed, which appear or expire, now and later. */
export type Census = { count: number; lastChange: string | null; moments: Moment[] }

/** A record scheduled for a moment so near that it passed before it was counted is still told (ms). */
const lookBack = 120_000

const Counts = z.tuple([
  z.object({ count: z.coerce.number().int(), max: z.record(z.string(), z.string().nullable()).optional() }),
])
const Scheduled = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    publish_on: z.string().nullable(),
    publish_until: z.string().nullable(),
  }),
)

const endpoint = (collection: string) => (collection === "directus_files" ? "/files" : `/items/${collection}`)

/** Which field tells when a record changed, by kind of collection. */
const dated = { editorial: "date_updated", files: "modified_on", plain: undefined } as const

/**
 * Counts a collection, whatever its size, in one small question (two when records can be scheduled).
 * @throws 503 when the backend fails, does not answer, or answers something else than a count.
 */
export async function takeCensus(collection: string): Promise<Census> {
  const kind = collections[collection]?.kind ?? "plain"
  if (kind === "singleton") return { count: 1, lastChange: null, moments: [] }
  const date = dated[kind]
  const [{ count, max }] = await askFor(Counts, endpoint(collection), {
    aggregate: { count: "*", ...(date && { max: [date] }) },
    ...(kind === "editorial" && { filter: { status: { _eq: "published" } } }),
  })
  const moments = kind === "editorial" ? await readMoments(collection) : []
  return { count, lastChange: (date && max?.[date]) ?? null, moments }
}

async function readMoments(collection: string): Promise<Moment[]> {
  const since = new Date(now().getTime() - lookBack)
  const later = { _gt: since.toISOString() }
  const rows = await askFor(Scheduled, endpoint(collection), {
    fields: ["id", "publish_on", "publish_until"],
    filter: { status: { _eq: "published" }, _or: [{ publish_on: later }, { publish_until: later }] },
    limit: -1,
  })
  return rows
    .flatMap(({ id, publish_on, publish_until }) => [publish_on, publish_until].map((at) => ({ at, key: String(id) })))
    .flatMap(({ at, key }) => (at === null ? [] : [{ at: new Date(at), key }]))
    .filter(({ at }) => at > since)
}
