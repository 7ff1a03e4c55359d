import { fieldsOf, type FormDescription } from "./form-description.ts"

/** Room for 10,000 characters of four bytes, each written `%F0%9F%98%80`, and the other fields. */
const TEXT_BYTES = 400_000

/** What surrounds a file in a multipart body. */
const PART_BYTES = 1_000

/** What the post of a form may weigh, and how many entries it may have: no more than its description can need, twice. */
export function bodyLimits(form: FormDescription): { bytes: number; parts: number } {
  let bytes = TEXT_BYTES
  let parts = 20
  for (const [, field] of fieldsOf(form)) {
    if (field.kind === "files") {
      bytes += field.maxFiles * (field.maxBytes + PART_BYTES)
      parts += 2 * field.maxFiles
    } else if (field.kind === "grid") parts += 2 * field.rows.length * field.columns.length
    else if (field.kind === "choices") parts += 2 * field.options.length
    else parts += 2
  }
  return { bytes, parts }
}
