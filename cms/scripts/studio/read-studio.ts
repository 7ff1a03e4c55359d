import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { type Model, findCollection } from "#cms/scripts/schema/model.ts"

export const studioFolder = fileURLToPath(new URL("../../studio/", import.meta.url))

const filter = z.record(z.string(), z.json())
const columns = z.record(z.string(), z.int().positive())
const sort = z.union([z.string().transform((field) => [field]), z.array(z.string())])

const Bookmark = z.strictObject({
  name: z.string().min(1),
  icon: z.string().default("bookmark"),
  color: z.string().nullable().default(null),
  filter,
  columns: columns.optional(),
  sort: sort.optional(),
})
/** How a collection's list opens (`columns`: field → width in pixels), and the named lists under it. */
const CollectionPresets = z.strictObject({ columns, sort, bookmarks: z.array(Bookmark).default([]) })
const PresetsFile = z.record(z.string(), CollectionPresets)

const Panel = z.strictObject({
  name: z.string(),
  type: z.enum(["label", "list", "metric"]),
  icon: z.string().nullable().default(null),
  color: z.string().nullable().default(null),
  showHeader: z.boolean().default(true),
  x: z.int(),
  y: z.int(),
  w: z.int(),
  h: z.int(),
  options: z.record(z.string(), z.json()),
})
const DashboardFile = z.strictObject({
  name: z.string(),
  icon: z.string(),
  note: z.string(),
  color: z.string(),
  panels: z.array(Panel),
})

/** A list as every role opens it; `bookmark` null is the way the collection opens, a name is an entry of the navigation. */
export type Preset = {
  collection: string
  bookmark: string | null
  icon: string
  color: string | null
  filter: z.infer<typeof filter> | null
  fields: string[]
  widths: Record<string, number>
  sort: string[]
}
export type Dashboard = z.infer<typeof DashboardFile>

/** Reads `cms/studio/presets.json`. @throws an Error naming a collection or a field that the model does not have */
export function readPresets(model: Model): Preset[] {
  return Object.entries(readStudioFile("presets.json", PresetsFile)).flatMap(
    ([collection, { columns, sort, bookmarks }]) => {
      const { fields } = findCollection(model, collection)
      const whole = { name: null, icon: "bookmark", color: null, filter: null, columns: undefined, sort: undefined }
      return [whole, ...bookmarks].map((list) => {
        const widths = list.columns ?? columns
        const preset = {
          collection,
          bookmark: list.name,
          icon: list.icon,
          color: list.color,
          filter: list.filter,
          fields: Object.keys(widths),
          widths,
          sort: list.sort ?? sort,
        }
        for (const name of [...preset.fields, ...preset.sort.map((field) => field.replace("-", ""))]) {
          if (!(name in fields)) throw new Error(`cms/studio/presets.json: ${collection} has no field "${name}"`)
        }
        return preset
      })
    },
  )
}

/** Reads `cms/studio/dashboard.json`. @throws an Error naming a collection that the model does not have */
export function readDashboard(model: Model): Dashboard {
  const dashboard = readStudioFile("dashboard.json", DashboardFile)
  for (const { options } of dashboard.panels) {
    if (typeof options["collection"] === "string") findCollection(model, options["collection"])
  }
  return dashboard
}

/** Reads `cms/studio/translations.json`: what Directus itself says in English, or by a word that is ours for something else. */
export const readTranslations = () => readStudioFile("translations.json", z.record(z.string(), z.string().min(1)))

/** @throws an Error that says what in the file is not as expected */
export function readStudioFile<T>(file: string, shape: z.ZodType<T>): T {
  const parsed = shape.safeParse(JSON.parse(readFileSync(join(studioFolder, file), "utf8")))
  if (!parsed.success) throw new Error(`cms/studio/${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
