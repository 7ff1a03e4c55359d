import type { FlatHeaders } from "./security-headers.ts"

/** On every page: whoever touches a link gets its document asked at once, without a script (`public/touch.speculationrules`). */
export const speculationRules = (mediaType: string): FlatHeaders =>
  mediaType.startsWith("text/html") ? ["Speculation-Rules", '"/touch.speculationrules"'] : []
