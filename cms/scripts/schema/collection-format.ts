import { z } from "zod"
import { Field } from "./field-format.ts"

const name = z.string().regex(/^[a-z][a-z0-9_]*$/, "is a name: lower case, digits and _ only")
const fields = z.record(name, Field)

const ContentCollection = z.strictObject({
  system: z.literal(false).default(false),
  label: z.string().min(1),
  singular: z.string().min(1),
  note: z.string().optional(),
  icon: z.string().default("database"),
  group: z.string(),
  display: z.string().optional(),
  key: z.string().optional(),
  id: z.enum(["integer", "uuid"]).default("integer"),
  editorial: z.boolean().default(false),
  singleton: z.boolean().default(false),
  hidden: z.boolean().default(false),
  accountability: z.enum(["all", "activity"]).nullable().default("all"),
  preview: z.string().optional(),
  fields,
})

/** Fields added to a collection that Directus itself owns (directus_files). */
const SystemCollection = z.strictObject({ system: z.literal(true), fields })

/** The contents of `cms/schema/<collection>.json`. */
export const CollectionFile = z.union([SystemCollection, ContentCollection])

/** The contents of `cms/schema/_groups.json`: folder name → French label, in the order of the Studio's navigation. */
export const GroupsFile = z.record(name, z.string().min(1))

export type ContentCollection = z.infer<typeof ContentCollection>
