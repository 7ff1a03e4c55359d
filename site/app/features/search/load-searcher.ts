import type { SearchIndex } from "./search-record.ts"
import type { Searcher } from "./searcher.ts"

let pending: Promise<Searcher> | undefined

const isSearchIndex = (value: unknown): value is SearchIndex =>
  typeof value === "object" && value !== null && "records" in value && Array.isArray(value.records)

/** Reads the index out of its JSON. @throws Error when it is something else */
export function readSearchIndex(text: string): SearchIndex {
  const index: unknown = JSON.parse(text)
  if (!isSearchIndex(index)) throw new Error("This is not the search index")
  return index
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch("/recherche/index.json")
  if (!response.ok) throw new Error(`/recherche/index.json answered ${response.status}`)
  return readSearchIndex(await response.text())
}

/** Loads the index and the library together, once for all the fields of a page. @throws when either does not come */
export function loadSearcher(): Promise<Searcher> {
  pending ??= Promise.all([fetchIndex(), import("./searcher.ts")]).then(([{ records }, { makeSearcher }]) =>
    makeSearcher(records),
  )
  pending.catch(() => (pending = undefined))
  return pending
}
