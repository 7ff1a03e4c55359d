import type { FlatHeaders } from "./security-headers.ts"

const known = new WeakMap<FlatHeaders, FlatHeaders>()

/** The headers of every answer, as a confidential page says them: other sites do not even learn that one comes from here. */
export const confidentialHeaders = (headers: FlatHeaders): FlatHeaders => {
  const strict =
    known.get(headers) ??
    headers.map((text, at) => (headers[at - 1] === "Referrer-Policy" && at % 2 === 1 ? "same-origin" : text))
  known.set(headers, strict)
  return strict
}
