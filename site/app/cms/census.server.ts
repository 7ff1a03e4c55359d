import { customEndpoint } from "@directus/sdk"
import { z } from "zod"
import { now } from "#app/lib/clock.server.ts"
import { collections } from "./collections.generated.ts"
import { ask } from "./client.server.ts"

/** What a collection holds for the public: how many records, when one last changed, when the next appears or expires. */
export type Census = { count: number; lastChange: string | null; nextMoment: Date | undefined }

const Counts = z.tuple([
  z.object({ count: z.coerce.number().int(), max: z.record(z.string(), z.string().nullable()).optional() }),
])
const Moments = z.array(z.object({ publish_on: z.string().nullable(), publish_until: z.string().nullable() }))

const endpoint = (collection: string) => (collection === "directus_files" ? "/files" : `/items/${collection}`)
const get = (collection: string, params: Record<string, unknown>) =>
  ask(customEndpoint<unknown>({ path: endpoint(collection), method: "GET", params }))

/** Which field tells when a record changed, by kind of collection. */
const dated = { editorial: "date_updated", files: "modified_on", plain: undefined } as const

/**
 * Counts a collection, whatever its size, in one small question (two when records can be scheduled).
 * @throws 503 when the backend fails, does not answer, or answers something else than a count.
 */
export async function takeCensus(collection: string): Promise<Census> {
  const kind = collections[collection]?.kind ?? "plain"
  if (kind === "singleton") return { count: 1, lastChange: null, nextMoment: undefined }
  const date = dated[kind]
  const counted = await get(collection, {
    aggregate: { count: "*", ...(date && { max: [date] }) },
    ...(kind === "editorial" && { filter: { status: { _eq: "published" } } }),
  })
  const [{ count, max }] = Counts.parse(counted)
  const nextMoment = kind === "editorial" ? await readNextMoment(collection) : undefined
  return { count, lastChange: (date && max?.[date]) ?? null, nextMoment }
}

async function readNextMoment(collection: string): Promise<Date | undefined> {
  const present = now()
  const later = { _gt: present.toISOString() }
  const rows = await get(collection, {
    fields: ["publish_on", "publish_until"],
    filter: { status: { _eq: "published" }, _or: [{ publish_on: later }, { publish_until: later }] },
    limit: -1,
  })
  const moments = Moments.parse(rows)
    .flatMap(({ publish_on, publish_until }) => [publish_on, publish_until])
    .flatMap((moment) => (moment === null ? [] : new Date(moment)))
    .filter((moment) => moment > present)
  return moments.length === 0 ? undefined : new Date(Math.min(...moments.map(Number)))
}
