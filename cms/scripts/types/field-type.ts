import type { RepeaterEntryField } from "#cms/scripts/schema/field-format.ts"
import { isNotNull } from "#cms/scripts/schema/field-column.ts"
import { type ContentField, type Model, findCollection, junctionName } from "#cms/scripts/schema/model.ts"

/**
 * The TypeScript type of a field as @directus/sdk 26 wants it. Dates are the SDK's markers: it reads them as `string` in
 * answers, and allows `_lt` and the like in filters for them only.
 */
export function fieldType(model: Model, collection: string, field: ContentField): string {
  if (field.type === "images") return manyOf("integer", junctionName(collection))
  const type = bareType(model, field)
  return isNotNull(field) ? type : `${type} | null`
}

/** The SDK's type for a one-to-many field: ids, or the records asked for. */
export const manyOf = (id: "integer" | "uuid", collection: string) => `${idType(id)}[] | ${typeName(collection)}[]`

export const idType = (id: "integer" | "uuid") => (id === "uuid" ? "string" : "number")

/** `job_offers` → `JobOffers` */
export const typeName = (collection: string) =>
  collection
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("")

function bareType(model: Model, field: ContentField): string {
  switch (field.type) {
    case "date":
      return '"date"'
    case "time":
      return '"time"'
    case "dateTime":
    case "timestamp":
      return '"datetime"'
    case "json":
      return '"json"'
    case "image":
    case "file":
      return `string | ${typeName("directus_files")}`
    case "one":
      return `${idType(findCollection(model, field.collection).id)} | ${typeName(field.collection)}`
    case "choices":
      return `(${union(field.choices)})[]`
    case "repeater":
      return `{ ${Object.entries(field.fields)
        .map(([name, entry]) => `${name}: ${entryType(entry)}`)
        .join("; ")} }[]`
    default:
      return plainType(field)
  }
}

/** Inside a repeater everything is JSON, dates included. */
const entryType = (field: RepeaterEntryField) => (field.required ? plainType(field) : `${plainType(field)} | null`)

function plainType(field: ContentField | RepeaterEntryField): string {
  switch (field.type) {
    case "integer":
    case "decimal":
      return "number"
    case "boolean":
      return "boolean"
    case "choice":
      return union(field.choices)
    default:
      return "string"
  }
}

const union = (choices: Record<string, string>) =>
  Object.keys(choices)
    .map((value) => JSON.stringify(value))
    .join(" | ")
