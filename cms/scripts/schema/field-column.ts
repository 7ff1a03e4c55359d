import type { Properties } from "./properties.ts"
import { type ContentField, type Model, findCollection } from "./model.ts"

type Column = { type: string; schema: Properties }

const columnTypes: Record<ContentField["type"], string> = {
  string: "string",
  email: "string",
  phone: "string",
  url: "string",
  link: "string",
  path: "string",
  slug: "string",
  choice: "string",
  text: "text",
  html: "text",
  integer: "integer",
  // PostgreSQL hands a decimal back as a string and SQLite as a number: a float is a number on both.
  decimal: "float",
  boolean: "boolean",
  date: "date",
  dateTime: "dateTime",
  timestamp: "timestamp",
  time: "time",
  json: "json",
  choices: "json",
  repeater: "json",
  uuid: "uuid",
  image: "uuid",
  file: "uuid",
  user: "uuid",
  images: "alias",
  button: "alias",
  one: "integer",
}

const lengths: Partial<Record<ContentField["type"], number>> = { url: 500, link: 500 }

/** `images` lives in a table of its own, a `button` nowhere. */
export const hasDatabaseColumn = (field: ContentField) => field.type !== "images" && field.type !== "button"

/** Never null in the database: required in every case, or a boolean (which has two values, not three). */
export const isNotNull = (field: ContentField) => field.type === "boolean" || (field.required && !field.when)

/** The column that keeps a field: Directus type and column properties. */
export function fieldColumn(model: Model, field: ContentField): Column {
  const type = field.type === "one" ? findCollection(model, field.collection).id : columnTypes[field.type]
  const schema: Properties = {
    is_nullable: !isNotNull(field),
    is_unique: field.unique,
    default_value: "default" in field ? defaultValue(field.default) : null,
  }
  if (type === "string") schema["max_length"] = ("max" in field ? field.max : undefined) ?? lengths[field.type] ?? 255
  return { type, schema }
}

const defaultValue = (value: string | number | boolean | string[] | undefined) =>
  Array.isArray(value) ? JSON.stringify(value) : (value ?? null)
