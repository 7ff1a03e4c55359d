import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"

const properties = z.record(z.string(), z.json())

const LiveCollection = z.object({ collection: z.string(), meta: properties.nullable(), schema: properties.nullable() })
const LiveField = z.object({
  collection: z.string(),
  field: z.string(),
  type: z.string(),
  schema: properties.nullable(),
  meta: properties.nullable(),
})
const LiveRelation = z.object({
  collection: z.string(),
  field: z.string(),
  related_collection: z.string().nullable(),
  schema: properties.nullable(),
  meta: properties.nullable(),
})

export type LiveCollection = z.infer<typeof LiveCollection>
export type LiveField = z.infer<typeof LiveField>
export type LiveRelation = z.infer<typeof LiveRelation>

/** What an instance has, by name: collections by `name`, fields and relations by `collection.field`. */
export type LiveState = {
  collections: Map<string, LiveCollection>
  fields: Map<string, LiveField>
  relations: Map<string, LiveRelation>
}

/** Reads the whole schema of an instance, in three requests. */
export async function readLiveState(directus: Directus): Promise<LiveState> {
  const [collections, fields, relations] = await Promise.all([
    directus.read("/collections", z.array(LiveCollection)),
    directus.read("/fields", z.array(LiveField)),
    directus.read("/relations", z.array(LiveRelation)),
  ])
  return {
    collections: new Map(collections.map((collection) => [collection.collection, collection])),
    fields: new Map(fields.map((field) => [`${field.collection}.${field.field}`, field])),
    relations: new Map(relations.map((relation) => [`${relation.collection}.${relation.field}`, relation])),
  }
}
