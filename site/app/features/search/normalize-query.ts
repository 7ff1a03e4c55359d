/** Longest search, in characters; the field allows no more. */
const LONGEST = 100

/** Words looked for as an address keeps them: one space between two, never endless. */
export const normalizeQuery = (written: string | null): string =>
  (written ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST).trim()
