/**
 * One line per event on the standard output, readable by a person and by a machine.
 * @param event what happened, in a few words
 * @param details small values only: never a body, a header or anything about a visitor
 */
export const log = (event: string, details: Record<string, string | number | boolean> = {}) => {
  const pairs = Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  console.log([`[site] ${event}`, ...pairs].join(" "))
}

/** The message of anything thrown, on one line. */
export const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").slice(0, 300)
