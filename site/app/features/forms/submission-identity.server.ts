import { createHash } from "node:crypto"
import { FORM_HOLDINGS, type FormName } from "#app/lib/form-holdings.ts"
import type { FormValues } from "./field.ts"
import { sign } from "./form-key.server.ts"

/** Thirty-two signs that cannot be taken for one another, read aloud or on paper. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

const digest = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex")

/**
 * Names what was said on one showing of a form: the same words sent twice (a double click, a retry, the back button) are
 * one submission; words changed since are another, because keeping only the first would lose the correction.
 * @returns a UUID (version 8)
 */
export function submissionId(
  tokenId: string,
  form: FormName,
  values: FormValues,
  files: readonly { bytes: Uint8Array }[],
): string {
  const said = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const hex = digest(JSON.stringify([tokenId, form, said, files.map(({ bytes }) => digest(bytes))]))
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-")
}

/** « ENT-7K3F-2M9Q »: says nothing of its content, and always the same for the same submission. */
export function receiptOf(form: FormName, id: string): string {
  const signs = [...sign("receipt", id).subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")
  return `${FORM_HOLDINGS[form].prefix}-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** Whether a text has the form of a receipt number of that form. */
export const isReceiptOf = (form: FormName, text: string): boolean =>
  new RegExp(`^${FORM_HOLDINGS[form].prefix}-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`).test(text)
