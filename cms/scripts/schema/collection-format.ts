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
  /** The site shows its records in the Studio's preview pane. */
  preview: z.boolean().default(false),
  fields,
})

/** Fields added to a collection that Directus itself owns (directus_files). */
const SystemCollection = z.strictObject({ system: z.literal(true), fields })

/** The contents of `cms/schema/<collection>.json`. */
export const CollectionFile = z.union([SystemCollection, ContentCollection])

const Group = z.strictObject({
  label: z.string().min(1),
  icon: z.string().default("folder"),
  /** Collections in the order of the navigation; those that are not named come after, by label. */
  order: z.array(name).default([]),
  /** What it holds concerns persons or the work of the team: never given to the site. */
  isPrivate: z.boolean().default(false),
})

/** The contents of `cms/schema/_groups.json`: the folders of the Studio's navigation, in their order. */
export const GroupsFile = z.record(name, Group)

export type Group = z.infer<typeof Group>
export type ContentCollection = z.infer<typeof ContentCollection>
