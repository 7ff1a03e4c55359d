import { FILE_FORMATS } from "#app/lib/file-formats.ts"
import { formatDay } from "#app/lib/dates.ts"
import { formatFileSize } from "#app/lib/file-size.ts"
import { type Field, type FormValues, optionsOf } from "./field.ts"
import { fieldsOf, type FormDescription } from "./form-description.ts"

export type SummaryLine = { label: string; value: string }

const describeFiles = (files: readonly { name: string; size: number }[]) =>
  files.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join("\n")

function describe(field: Field, value: string | string[]): string {
  const written = Array.isArray(value) ? value : [value]
  if (field.kind === "day") return written.map((day) => formatDay(day)).join(", ")
  if (!("options" in field) && field.kind !== "grid") return written.join("\n")
  const labels = new Map(optionsOf(field).map((option) => [option.value, option.label]))
  return written.map((one) => labels.get(one) ?? one).join("\n")
}

/** What was filled in, in the form's order and its words: for the review, the mails and the Studio. */
export const summarize = (
  form: FormDescription,
  values: FormValues,
  files: readonly { name: string; size: number }[],
): SummaryLine[] =>
  fieldsOf(form).flatMap(([name, field]): SummaryLine[] => {
    if (field.kind === "files") return files.length > 0 ? [{ label: field.label, value: describeFiles(files) }] : []
    const value = values[name]
    return value === undefined ? [] : [{ label: field.label, value: describe(field, value) }]
  })

/** « PDF, DOCX ou ODT » */
export const listFormats = (formats: readonly (keyof typeof FILE_FORMATS)[]): string => {
  const labels = formats.map((format) => FILE_FORMATS[format].label)
  return labels.length < 2 ? labels.join("") : `${labels.slice(0, -1).join(", ")} ou ${labels.at(-1)}`
}
