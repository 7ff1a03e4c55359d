import { typeset } from "./french.ts"

/**
 * A text that a record cannot do without, French set.
 * @throws Error "Missing text" when it is empty.
 */
export function requiredText(written: string | null | undefined): string {
  const text = typeset(written ?? "").trim()
  if (text === "") throw new Error("Missing text")
  return text
}
