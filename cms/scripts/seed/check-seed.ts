import { existsSync } from "node:fs"
import { join } from "node:path"
import { isNotNull } from "#cms/scripts/schema/field-column.ts"
import { type Collection, type ContentField, type Model, findCollection } from "#cms/scripts/schema/model.ts"
import type { Json } from "#cms/scripts/schema/properties.ts"
import { valueProblems } from "./check-value.ts"
import { seedFolder } from "./read-seed.ts"
import { type SeedRecord, type Values, seedFile } from "./seed-record.ts"

/**
 * Everything wrong with the seed, without a server: each line names the file, the record's key and the field.
 * @param folder where the records' files lie, in `files/`
 */
export function checkSeed(model: Model, records: SeedRecord[], folder = seedFolder): string[] {
  const keys = new Map(model.collections.map(({ name }) => [name, new Set<string>()]))
  const duplicates: string[] = []
  for (const { collection, file, key } of records) {
    if (key !== undefined && keys.get(collection)?.has(key))
      duplicates.push(`${file}: ${collection} ${key}: exists twice`)
    if (key !== undefined) keys.get(collection)?.add(key)
  }
  return [
    ...duplicates,
    ...uniqueProblems(model, records),
    ...records.flatMap((record) => recordProblems(model, record, keys, folder)),
  ]
}

function recordProblems(
  model: Model,
  { collection: name, file, key, values }: SeedRecord,
  keys: Map<string, Set<string>>,
  folder: string,
): string[] {
  const collection = findCollection(model, name)
  const at = `${file}: ${name} ${key ?? "(no key)"}`
  const problems: string[] = []
  if (key === undefined) problems.push(`${at}: ${collection.key ?? "a key"} is needed to find the record again`)
  for (const field of Object.keys(values)) {
    if (!(field in collection.fields)) problems.push(`${at}: ${field}: is not a field`)
  }
  for (const [field, definition] of Object.entries(collection.fields)) {
    const value = values[field]
    const found = isEmpty(value)
      ? missingProblems(definition, values)
      : [...hiddenProblems(definition, values), ...fieldProblems(model, definition, value, keys, folder)]
    problems.push(...found.map((problem) => `${at}: ${field}: ${problem}`))
  }
  return problems
}

const isEmpty = (value: Json | undefined): value is null | undefined | "" =>
  value === undefined || value === null || value === ""

function missingProblems(field: ContentField, values: Values): string[] {
  if ("default" in field && field.default !== undefined) return []
  return isNotNull(field) || (field.required && isShown(field, values)) ? ["is required"] : []
}

const hiddenProblems = (field: ContentField, values: Values) =>
  isShown(field, values) ? [] : [`is filled but never shown (only when ${JSON.stringify(field.when)})`]

const isShown = ({ when }: ContentField, values: Values) =>
  Object.entries(when ?? {}).every(([name, accepted]) => accepted.includes(String(values[name])))

function fieldProblems(
  model: Model,
  field: ContentField,
  value: Json,
  keys: Map<string, Set<string>>,
  folder: string,
): string[] {
  switch (field.type) {
    case "one": {
      const known = keys.get(field.collection)?.has(String(value))
      return known ? [] : [`${JSON.stringify(value)} is no ${field.collection} of the seed`]
    }
    case "image":
    case "file":
      return fileProblems(model, field.type, value, folder)
    case "images":
      return Array.isArray(value)
        ? value.flatMap((each) => fileProblems(model, "image", each, folder))
        : ["must be a list"]
    default:
      return valueProblems(field, value)
  }
}

function fileProblems(model: Model, type: "image" | "file", value: Json, folder: string): string[] {
  const file = seedFile(value)
  if (!file) return ["must be a file"]
  const known = { ...model.systemFields["directus_files"], title: true, description: true }
  return [
    ...(existsSync(join(folder, "files", file.path)) ? [] : [`files/${file.path} does not exist`]),
    ...Object.keys(file.about)
      .filter((name) => !(name in known))
      .map((name) => `${name} is not a property of a file`),
    ...(type === "image" && !file.about["alt"] && file.about["is_decorative"] !== true
      ? ["needs alt, or is_decorative"]
      : []),
  ]
}

/** Unique fields other than the key, such as a receipt number. */
function uniqueProblems(model: Model, records: SeedRecord[]): string[] {
  const seen = new Map<string, string>()
  return records.flatMap(({ collection: name, file, key, values }) =>
    uniqueFields(findCollection(model, name)).flatMap((field) => {
      const value = values[field]
      if (isEmpty(value)) return []
      const entry = `${name}.${field} ${JSON.stringify(value)}`
      const first = seen.get(entry)
      seen.set(entry, first ?? `${file} ${key}`)
      return first ? [`${file}: ${name} ${key}: ${field}: ${JSON.stringify(value)} is already that of ${first}`] : []
    }),
  )
}

const uniqueFields = ({ fields, key }: Collection) =>
  Object.entries(fields).flatMap(([name, field]) => (field.unique && name !== key ? [name] : []))
