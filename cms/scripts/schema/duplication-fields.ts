import { publicationFields, traceFields } from "./editorial-fields.ts"
import { type Collection, type ContentField, type Model, reverseFields } from "./model.ts"

/**
 * What « Enregistrer comme copie » takes along: every field but those that only the original may have (its address, its
 * publication, its history), and the records that belong to it. Null where nothing is copied.
 */
export function duplicationFields(model: Model, collection: Collection): string[] | null {
  if (!collection.editorial) return null
  const owned = reverseFields(model, collection.name).filter(({ isOwner }) => isOwner)
  return [
    ...copied(collection.fields),
    ...owned.flatMap(({ name, source, field }) =>
      copied(source.fields)
        .filter((copy) => copy !== field)
        .map((copy) => `${name}.${copy}`),
    ),
  ]
}

const copied = (fields: Record<string, ContentField>) =>
  Object.entries(fields)
    .filter(
      ([name, field]) => !field.unique && !(name in publicationFields) && !(name in traceFields && name !== "sort"),
    )
    .filter(([name, field]) => field.type !== "images" && field.type !== "button" && name !== "id")
    .map(([name]) => name)
