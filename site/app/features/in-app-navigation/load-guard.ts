import type { StorageKey } from "#app/lib/browser-holdings.ts"

/** A path is loaded again because of an error at most once in this time, in ms. */
export const GUARD_TTL = 10_000

const KEY = "document-loads" satisfies StorageKey

/**
 * Whether a document may be loaded because the application could not show it; remembers that it was.
 * Without storage the answer is no: a loop could not be told from a first try.
 * @param now milliseconds since the epoch
 */
export function mayLoadDocument(path: string, now: number, getStorage: () => Storage): boolean {
  try {
    const storage = getStorage()
    const loads = recentLoads(storage.getItem(KEY), now)
    if (path in loads) return false
    storage.setItem(KEY, JSON.stringify({ ...loads, [path]: now }))
    return true
  } catch {
    return false
  }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "{}")
  } catch {
    return {} // Not what we wrote: it will be written anew.
  }
}

function recentLoads(stored: string | null, now: number): Record<string, number> {
  const loads = parse(stored)
  if (typeof loads !== "object" || loads === null) return {}
  const isRecent = (at: unknown): at is number => typeof at === "number" && Math.abs(now - at) < GUARD_TTL
  return Object.fromEntries(Object.entries(loads).filter((entry): entry is [string, number] => isRecent(entry[1])))
}
