import type { FileFormat } from "#app/lib/file-formats.ts"

/** One thing that can be chosen; `value` is what is stored, `label` what is read. */
export type Option = { value: string; label: string; hint?: string | undefined }

type Common = {
  /** French; a question when it is a group of choices. */
  label: string
  hint?: string | undefined
  /** What to do when it is empty; without it the field is optional and says so. */
  missing?: string | undefined
  /** A rule of the form says when it is needed, so that it is not called optional. */
  isConditional?: boolean
}

/** One line. `max` counts characters as a reader does (code points). */
export type TextField = Common & {
  kind: "text" | "email" | "phone"
  max: number
  autoComplete?: string | undefined
}

/** Several lines, kept as they were typed. */
export type LongField = Common & { kind: "long"; max: number }

/** A calendar day, `YYYY-MM-DD`, as `parseDate` reads it; `isComing`: today or later. */
export type DayField = Common & { kind: "day"; isComing?: boolean }

/** One of several. */
export type ChoiceField = Common & { kind: "choice"; look?: "buttons" | "list"; options: readonly Option[] }

/** Any of several. */
export type ChoicesField = Common & { kind: "choices"; options: readonly Option[] }

/** Any cell of a table, stored as `{row}-{column}`. */
export type GridField = Common & { kind: "grid"; rows: readonly Option[]; columns: readonly Option[] }

/** Documents to attach. */
export type FilesField = Common & { kind: "files"; formats: readonly FileFormat[]; maxFiles: number; maxBytes: number }

export type Field = TextField | LongField | DayField | ChoiceField | ChoicesField | GridField | FilesField

/** What a form was filled in with, without its files. A field left empty is absent. */
export type FormValues = Record<string, string | string[]>

/** Whether a field may always be left empty. */
export const isOptional = ({ missing, isConditional }: Field): boolean => missing === undefined && !isConditional

/** « Lundi, soir » */
export const cellLabel = (row: Option, column: Option) => `${row.label}, ${column.label.toLocaleLowerCase("fr-CA")}`

/** The choices of a field that has some; a grid's cells come row by row. */
export function optionsOf(field: ChoiceField | ChoicesField | GridField): readonly Option[] {
  if (field.kind !== "grid") return field.options
  return field.rows.flatMap((row) =>
    field.columns.map((column) => ({ value: `${row.value}-${column.value}`, label: cellLabel(row, column) })),
  )
}
