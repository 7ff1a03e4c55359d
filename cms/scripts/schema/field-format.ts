import { z } from "zod"

const common = {
  label: z.string().min(1),
  note: z.string().optional(),
  required: z.boolean().default(false),
  unique: z.boolean().default(false),
  readonly: z.boolean().default(false),
  hidden: z.boolean().default(false),
  width: z.enum(["half", "full"]).default("full"),
  tab: z.string().min(1).optional(),
  when: z.record(z.string(), z.array(z.string()).min(1)).optional(),
}

const choices = z
  .record(z.string(), z.string().min(1))
  .refine((values) => Object.keys(values).length > 0, "needs at least one choice")

const textual = { ...common, max: z.int().positive().optional(), default: z.string().optional() }
const plain = { ...common, default: z.string().optional() }
const numeric = { ...common, min: z.number().optional(), max: z.number().optional(), default: z.number().optional() }

const scalarFields = [
  z.strictObject({ type: z.enum(["string", "email", "phone", "url", "link", "path"]), ...textual }),
  z.strictObject({ type: z.enum(["text", "html"]), ...textual }),
  z.strictObject({ type: z.enum(["integer", "decimal"]), ...numeric }),
  z.strictObject({ type: z.literal("boolean"), ...common, default: z.boolean().default(false) }),
  z.strictObject({ type: z.enum(["date", "dateTime", "timestamp", "time"]), ...plain }),
  z.strictObject({ type: z.literal("choice"), ...plain, choices }),
] as const

/** A field of one entry of a repeater: what JSON can hold, so no file and no relation. */
export const RepeaterEntryField = z.discriminatedUnion("type", scalarFields)

/** One field of `cms/schema/<collection>.json`. See cms/README.md for what each type becomes. */
export const Field = z.discriminatedUnion("type", [
  ...scalarFields,
  z.strictObject({ type: z.literal("json"), ...common }),
  z.strictObject({ type: z.literal("uuid"), ...plain }),
  z.strictObject({ type: z.literal("slug"), ...textual, from: z.string() }),
  z.strictObject({ type: z.literal("choices"), ...common, choices, default: z.array(z.string()).optional() }),
  z.strictObject({ type: z.enum(["image", "file", "images"]), ...common }),
  z.strictObject({ type: z.literal("one"), ...common, collection: z.string(), reverse: z.string().optional() }),
  z.strictObject({ type: z.literal("button"), ...common, icon: z.string().default("open_in_new"), url: z.string() }),
  z.strictObject({
    type: z.literal("repeater"),
    ...common,
    /** How an entry is called in the list; by its first field when nothing is said. */
    display: z.string().optional(),
    fields: z.record(z.string(), RepeaterEntryField),
  }),
])

export type Field = z.infer<typeof Field>
export type RepeaterEntryField = z.infer<typeof RepeaterEntryField>
