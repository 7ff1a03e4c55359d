import { desiredRelations } from "#cms/scripts/schema/desired-relations.ts"
import type { Model } from "#cms/scripts/schema/model.ts"

const header = `// Generated from cms/schema by "npm run cms:types". Do not edit: change the schema and run it again.

/** How a collection is counted: editorial records have a status and dates, files a date, plain ones neither; a singleton is one. */
export type CollectionKind = "editorial" | "files" | "plain" | "singleton"

/** By collection: its kind, and where its relation fields lead. What the publisher needs to know which answers a change touches. */
export const collections: Readonly<
  Record<string, { kind: CollectionKind; relations: Readonly<Record<string, string>> }>
> = `

/** The whole of `site/app/cms/collections.generated.ts`. */
export function generateCollections(model: Model): string {
  const relations = new Map<string, Record<string, string>>()
  const note = (collection: string, field: string, target: string) =>
    relations.set(collection, { ...relations.get(collection), [field]: target })

  for (const { collection, field, related_collection, meta } of desiredRelations(model)) {
    if (related_collection === "directus_users") continue
    note(collection, field, related_collection)
    if (typeof meta["one_field"] === "string") note(related_collection, meta["one_field"], collection)
  }

  const kinds = new Map(
    model.collections.map(({ name, editorial, singleton }) => [
      name,
      singleton ? "singleton" : editorial ? "editorial" : "plain",
    ]),
  )
  const names = [...new Set([...kinds.keys(), ...relations.keys(), "directus_files"])].toSorted()
  const entries = names.map((name) => [
    name,
    {
      kind: name === "directus_files" ? "files" : (kinds.get(name) ?? "plain"),
      relations: relations.get(name) ?? {},
    },
  ])
  return `${header}${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
