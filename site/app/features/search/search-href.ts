import type { SearchKind } from "./search-kinds.ts"

/** The address of an answer: its words, its kind, its page. */
export function searchHref(query: string, kind?: SearchKind, page = 1): string {
  const asked = new URLSearchParams({ q: query, ...(kind && { type: kind }), ...(page > 1 && { page: String(page) }) })
  return `/recherche?${asked}`
}
