import type { RepeaterEntryField } from "#cms/scripts/schema/field-format.ts"
import type { Collection, ContentField } from "#cms/scripts/schema/model.ts"
import type { Json } from "#cms/scripts/schema/properties.ts"
import { isRelativeDate, resolveDate } from "./seed-date.ts"
import { type SeedFile, type SeedRecord, type Values, seedFile } from "./seed-record.ts"
import { fileId } from "./upload-files.ts"

/** A relation of a record: which field, to which record. */
export type Reference = { field: string; collection: string; key: string; isRequired: boolean }

/** A record as Directus takes it, relations apart: they need ids that only the instance knows. */
export type Prepared = { payload: Values; references: Reference[]; files: SeedFile[] }

/** @param day what relative dates count from, YYYY-MM-DD */
export function preparePayload(collection: Collection, { values }: SeedRecord, day: string): Prepared {
  const prepared: Prepared = { payload: {}, references: [], files: [] }
  for (const [name, value] of Object.entries(values)) {
    const field = collection.fields[name]
    if (!field || value === null) continue
    if (field.type === "one") {
      prepared.references.push({
        field: name,
        collection: field.collection,
        key: String(value),
        isRequired: field.required,
      })
      continue
    }
    const files = filesOf(field, value)
    prepared.files.push(...files)
    prepared.payload[name] = resolveValue(field, value, files, day)
  }
  return prepared
}

function filesOf(field: ContentField, value: Json): SeedFile[] {
  if (field.type !== "image" && field.type !== "file" && field.type !== "images") return []
  return (Array.isArray(value) ? value : [value]).flatMap((each) => seedFile(each) ?? [])
}

function resolveValue(field: ContentField | RepeaterEntryField, value: Json, files: SeedFile[], day: string): Json {
  switch (field.type) {
    case "image":
    case "file":
      return files.map(({ path }) => fileId(path))[0] ?? null
    case "images":
      return files.map(({ path }, index) => ({ directus_files_id: fileId(path), sort: index + 1 }))
    case "date":
    case "dateTime":
    case "timestamp":
      return typeof value === "string" && isRelativeDate(value) ? resolveDate(value, field.type, day) : value
    case "repeater":
      return Array.isArray(value) ? value.map((entry) => resolveEntry(field.fields, entry, day)) : value
    default:
      return value
  }
}

function resolveEntry(fields: Record<string, RepeaterEntryField>, entry: Json, day: string): Json {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = entry[name] ?? ("default" in field ? field.default : undefined) ?? null
      return [name, value === null ? null : resolveValue(field, value, [], day)]
    }),
  )
}
