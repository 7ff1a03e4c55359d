/** What tells an editor which record is meant. */
const nameOf = (row: object) =>
  ["slug", "id", "title"].map((key) => Reflect.get(row, key)).find(Boolean) ?? "without a name"

/**
 * The rows that can be shown, in our words. One that cannot (no title, an impossible date, a list that is none)
 * hides itself with a line in the log: it never takes its page down.
 */
export const soundRows = <Row extends object, Result>(
  collection: string,
  rows: readonly Row[],
  toResult: (row: Row) => Result,
): Result[] =>
  rows.flatMap((row) => {
    try {
      return [toResult(row)]
    } catch (error) {
      console.warn(
        `Hidden: ${collection} ${nameOf(row)} cannot be shown (${error instanceof Error ? error.message : error})`,
      )
      return []
    }
  })
