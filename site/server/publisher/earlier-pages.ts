import type { Changes } from "./change-set.ts"
import type { KnownPage } from "./make-page.ts"

/**
 * The pages of changed records among those that an earlier run made and this one has not yet: what they were made of is
 * not known, whose pages they are is.
 */
export function earlierPagesOf(
  changes: Changes,
  known: ReadonlyMap<string, KnownPage>,
  isMade: (address: string) => boolean,
): string[] {
  const records = new Set([...changes].flatMap(([collection, keys]) => [...keys].map((key) => `${collection}/${key}`)))
  return [...known].flatMap(([address, { about }]) =>
    !isMade(address) && about.some((record) => records.has(record)) ? [address] : [],
  )
}
