import type { Day } from "#app/lib/dates.ts"
import { periodState } from "#app/lib/period.ts"

/** Who may ask for a grant; the key is also the value of `?pour=`. */
export const GRANT_AUDIENCES = {
  associations: "Associations",
  groups: "Groupes et comités",
  students: "Étudiantes et étudiants",
} as const

export type GrantAudience = keyof typeof GRANT_AUDIENCES

const isAudience = (key: string): key is GrantAudience => Object.hasOwn(GRANT_AUDIENCES, key)

/** The audience that an address names; undefined when there is no such one. */
export const findAudience = (key: string | null): GrantAudience | undefined =>
  key !== null && isAudience(key) ? key : undefined

/** @throws Error "Unknown audience" */
export function requireAudience(key: string): GrantAudience {
  if (!isAudience(key)) throw new Error("Unknown audience")
  return key
}

export type GrantDeadline = { label: string; opensOn: Day | undefined; closesOn: Day; decisionOn: Day | undefined }

/** The call that matters today: the one that is open, else the next one. A grant without deadlines is always open. */
export type GrantCall =
  | { phase: "always" }
  | { phase: "open"; daysLeft: number; deadline: GrantDeadline }
  | { phase: "coming"; deadline: GrantDeadline }
  | { phase: "closed" }

/** The call that matters on `today`. */
export function chooseCall(deadlines: readonly GrantDeadline[], today: Day): GrantCall {
  if (deadlines.length === 0) return { phase: "always" }
  const inOrder = deadlines.toSorted((left, right) => left.closesOn.localeCompare(right.closesOn))
  for (const deadline of inOrder) {
    const state = periodState(deadline, today)
    if (state.phase === "open") return { phase: "open", daysLeft: state.daysLeft ?? 0, deadline }
  }
  const next = inOrder.find((deadline) => periodState(deadline, today).phase === "coming")
  return next === undefined ? { phase: "closed" } : { phase: "coming", deadline: next }
}

const rank = (call: GrantCall): string => {
  switch (call.phase) {
    case "open":
      return `0 ${call.deadline.closesOn}`
    case "always":
      return "1"
    case "coming":
      return `2 ${call.deadline.opensOn ?? ""}`
    case "closed":
      return "3"
  }
}

/** Open calls first, the soonest to close on top; then what has no deadline, what opens later, what is over. */
export const compareCalls = (left: GrantCall, right: GrantCall): number => rank(left).localeCompare(rank(right))
