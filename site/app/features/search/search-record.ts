import type { SearchKind } from "./search-kinds.ts"

/** Something that can be found, as the published index lists it. */
export type SearchRecord = {
  href: string
  kind: SearchKind
  title: string
  /** What tells it from another of the same title: a date, a file's format, a building. */
  detail?: string | undefined
  /** Other words under which it is looked for; never shown. */
  names: string
  summary: string
  text: string
  /** Among things that say the same, which comes first: 1 for an ordinary one. */
  weight: number
}

/** What `/recherche/index.json` answers. */
export type SearchIndex = { records: SearchRecord[] }
