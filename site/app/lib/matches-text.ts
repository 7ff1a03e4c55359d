import { foldFrench } from "./collation.ts"

/** Whether every word of `query` is found somewhere in `texts`, accents, case and apostrophes put aside. */
export function matchesText(texts: readonly (string | undefined)[], query: string): boolean {
  const haystack = foldFrench(texts.filter(Boolean).join(" "))
  return foldFrench(query)
    .split(" ")
    .every((word) => haystack.includes(word))
}
