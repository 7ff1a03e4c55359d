import { z } from "zod"
import { now } from "#app/lib/clock.server.ts"
import { askFor } from "./client.server.ts"
import { publicationFilter } from "./publication-filter.ts"
import { noteRead } from "./read-recorder.server.ts"
import type { Question } from "./recalled-answers.server.ts"
import type { Schema } from "./schema.generated.ts"

const Groups = z.array(z.looseObject({ count: z.coerce.number().int() }))

/**
 * How many records of a collection the public may see now, by the values of `groupBy` (fields, or `year(field)` which
 * answers as `field_year`): one small answer however many records there are.
 * @throws 503 when the backend fails or does not answer.
 */
export async function countPublished(collection: keyof Schema, groupBy: readonly string[]) {
  const query = { aggregate: { count: "*" }, groupBy: [...groupBy] }
  const count = (question?: Question) =>
    askFor(Groups, `/items/${collection}`, { ...query, filter: publicationFilter(now()), limit: -1 }, question)
  const again = () => count()
  const rows = await count({ collection, query })
  noteRead({ collection, query, keys: [], rows, again })
  return rows
}
