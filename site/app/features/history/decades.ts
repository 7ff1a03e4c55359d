/** A dated moment of the past: `date` is YYYY, YYYY-MM or YYYY-MM-DD. */
export type HistoryEntry = {
  date?: string | undefined
  title: string
  text?: string | undefined
  url?: string | undefined
}

export type Decade<Item> = { id: string; label: string; entries: Item[] }

/** The year of an entry, « 1968 »; undefined when it has none. */
export const yearOf = ({ date }: Pick<HistoryEntry, "date">): string | undefined => /^\d{4}/.exec(date ?? "")?.[0]

/** Entries by decade, the oldest first; those without a year come last, under « Sans date ». */
export function groupByDecade<Item extends HistoryEntry>(entries: readonly Item[]): Decade<Item>[] {
  const dated = entries.filter((entry) => yearOf(entry) !== undefined)
  const undated = entries.filter((entry) => yearOf(entry) === undefined)
  const inOrder = dated.toSorted((left, right) => (left.date ?? "").localeCompare(right.date ?? ""))
  const decades = Map.groupBy(inOrder, (entry) => `${yearOf(entry)?.slice(0, 3)}0`)
  return [
    ...[...decades].map(([decade, own]) => ({ id: `annees-${decade}`, label: `Années ${decade}`, entries: own })),
    ...(undated.length > 0 ? [{ id: "sans-date", label: "Sans date", entries: undated }] : []),
  ]
}
