import { parseWithZod } from "@conform-to/zod/v4"
import { now } from "#app/lib/clock.server.ts"
import type { Day } from "#app/lib/dates.ts"
import { dayOf } from "#app/lib/wall-clock.ts"
import { fieldsOf, type FormDescription } from "./form-description.ts"
import { formSchema } from "./form-schema.ts"
import { readValues } from "./read-values.ts"

/** Making a schema takes longer than checking a form with it: one serves for its day. */
const schemas = new WeakMap<FormDescription, { today: Day; schema: ReturnType<typeof formSchema> }>()

function schemaOf(form: FormDescription, today: Day) {
  const known = schemas.get(form)
  if (known?.today === today) return known.schema
  const schema = formSchema(form, { today })
  schemas.set(form, { today, schema })
  return schema
}

/** What a browser sends for a file field in which nothing was chosen. */
const isNoFile = (value: FormDataEntryValue) => value instanceof File && value.name === "" && value.size === 0

/** The entries that a form has fields for, and nothing else: no nested name, no instruction to the parser. */
function entriesOf(form: FormDescription, body: FormData, heldFiles: readonly File[]): FormData {
  const entries = new FormData()
  for (const [name, field] of fieldsOf(form)) {
    for (const value of body.getAll(name)) if (!isNoFile(value)) entries.append(name, value)
    if (field.kind === "files") for (const file of heldFiles) entries.append(name, file)
  }
  return entries
}

const filesOf = (value: Record<string, unknown>): File[] =>
  Object.values(value).flatMap((held) => (Array.isArray(held) ? held.filter((item) => item instanceof File) : []))

/**
 * Checks what a form sent against its description.
 * @returns what to answer if it is shown again, and, when all is right, its values and files
 */
export function parseForm(form: FormDescription, body: FormData, heldFiles: readonly File[] = []) {
  const entries = entriesOf(form, body, heldFiles)
  const submission = parseWithZod(entries, { schema: schemaOf(form, dayOf(now())) })
  const filesField = fieldsOf(form).find(([, { kind }]) => kind === "files")?.[0]
  const sent = (filesField === undefined ? [] : entries.getAll(filesField)).filter(
    (file) => file instanceof File && file.size > 0,
  )
  return {
    submission,
    /** Every file that came, good or not. */
    sentFiles: sent.filter((file) => file instanceof File),
    filesField,
    accepted:
      submission.status === "success"
        ? { values: readValues(submission.value), files: filesOf(submission.value) }
        : undefined,
  }
}
