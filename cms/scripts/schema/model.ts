import type { ContentCollection, Group } from "./collection-format.ts"
import type { Field } from "./field-format.ts"

type Stamp = "date-created" | "date-updated" | "user-created" | "user-updated"
type UserField = Omit<Extract<Field, { type: "one" }>, "type" | "collection" | "reverse"> & { type: "user" }

/** A field of a schema file, or one of those that `editorial` adds; a stamped field is filled in by Directus. */
export type ContentField = (Field | UserField) & { stamp?: Stamp }

export type Collection = Omit<ContentCollection, "fields" | "system"> & {
  name: string
  fields: Record<string, ContentField>
}

/** Everything `cms/schema/` says, checked, with editorial fields in place. */
export type Model = {
  /** By folder name. */
  groups: Record<string, Group>
  collections: Collection[]
  /** Fields added to Directus' own collections, by collection. */
  systemFields: Record<string, Record<string, Field>>
}

/** Whether the site never reads a collection: somebody's requests, the team's own follow-up. */
export const isPrivate = (model: Model, { group }: Pick<Collection, "group">) => model.groups[group]?.isPrivate ?? false

/** The collection of that name. Throws when the model has none. */
export function findCollection(model: Model, name: string): Collection {
  const collection = model.collections.find((candidate) => candidate.name === name)
  if (!collection) throw new Error(`cms/schema has no collection "${name}"`)
  return collection
}

/** Every one-to-many field of a collection: its name, and the many-to-one field at the other end. */
export function reverseFields(model: Model, target: string) {
  return model.collections.flatMap((source) =>
    Object.entries(source.fields).flatMap(([field, definition]) =>
      definition.type === "one" && definition.collection === target && definition.reverse
        ? [{ name: definition.reverse, source, field, isOwner: definition.required }]
        : [],
    ),
  )
}

/** Name of the table behind an `images` field. */
export const junctionName = (collection: string) => `${collection}_files`
