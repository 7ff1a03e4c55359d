import type { Redirect } from "./follow-redirects.ts"

/** Other spellings of our own addresses. */
export const ALIASES = new Map<string, Redirect>([
  ["/frigo-partages", { to: "/services/frigo-partage", code: 301 }],
  ["/services/frigo-partages", { to: "/services/frigo-partage", code: 301 }],
])
