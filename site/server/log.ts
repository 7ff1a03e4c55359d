/**
 * One line per event on the standard output, readable by a person and by a machine.
 * @param event what happened, in a few words
 * @param details small values only: never a body, a header or anything about a visitor
 */
export const log = (event: string, details: Record<string, string | number | boolean> = {}) => {
  const pairs = Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  console.log([`[site] ${event}`, ...pairs].join(" "))
}

const messageOf = (error: unknown) => {
  if (error instanceof Error) return error.message
  // A loader throws `data(…, { status })`.
  if (typeof error === "object" && error !== null && "init" in error) return JSON.stringify(error.init)
  return String(error)
}

/** The message of anything thrown, on one line. */
export const reason = (error: unknown): string => messageOf(error).replace(/\s+/g, " ").slice(0, 300)
