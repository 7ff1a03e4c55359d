import { typeset } from "./french.ts"

/** A text that a record may lack, French set; undefined when it is empty. */
export const optionalText = (written: string | null | undefined): string | undefined =>
  typeset(written ?? "").trim() || undefined
