import type { SearchRecord } from "./search-record.ts"

/** Words under which a page is looked for, as an editor wrote them: separated by commas. */
export type Synonyms = { terms: string; path: string }

/** Gives the words that people use to the pages that do not use them. A page that is not published gets none. */
export function withSynonyms(records: readonly SearchRecord[], synonyms: readonly Synonyms[]): SearchRecord[] {
  const byPath = Map.groupBy(synonyms, ({ path }) => path)
  return records.map((record) => {
    const added = byPath.get(record.href)
    if (added === undefined) return record
    return {
      ...record,
      names: [record.names, ...added.map(({ terms }) => terms)].join(" ").replaceAll(/[,;\n]+\s*/g, " "),
    }
  })
}
