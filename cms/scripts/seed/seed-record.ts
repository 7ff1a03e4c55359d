import { z } from "zod"
import type { Json } from "#cms/scripts/schema/properties.ts"

export type Values = { [field: string]: Json }

/** One record of the seed, before anything is resolved. `key` is its natural key as text; a singleton's is "singleton". */
export type SeedRecord = { collection: string; file: string; key: string | undefined; values: Values }

/** A file of `cms/seed/files`, with what is said about it in the record that shows it. */
export type SeedFile = { path: string; about: Values }

const FileValue = z.looseObject({ file: z.string() })

/** Reads `"file:photos/x.jpg"`, `"photos/x.jpg"` or `{ "file": "photos/x.jpg", "alt": … }`; undefined for anything else. */
export function seedFile(value: Json): SeedFile | undefined {
  if (typeof value === "string") return { path: value.replace(/^file:/, ""), about: {} }
  const parsed = FileValue.safeParse(value)
  if (!parsed.success) return undefined
  const about: Values = {}
  if (typeof value === "object" && value !== null && !Array.isArray(value)) Object.assign(about, value)
  delete about["file"]
  return { path: parsed.data.file, about }
}
