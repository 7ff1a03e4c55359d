import type { Day } from "#app/lib/dates.ts"

/** The days of a mandate, both included. */
export type Mandate = { startsOn: Day; endsOn: Day }

export type MandatePhase = "coming" | "running" | "over"

/** Where a mandate stands on a day. */
export function mandatePhase({ startsOn, endsOn }: Mandate, today: Day): MandatePhase {
  if (today < startsOn) return "coming"
  return today > endsOn ? "over" : "running"
}

/**
 * Who answers today: the people in office; between two mandates, the last ones who were, whose mandate is over;
 * before the very first, those who will be.
 */
export function chooseInOffice<Item extends { mandate: Mandate }>(members: readonly Item[], today: Day): Item[] {
  const of = (phase: MandatePhase) => members.filter(({ mandate }) => mandatePhase(mandate, today) === phase)
  const running = of("running")
  if (running.length > 0) return running
  const over = of("over")
  if (over.length === 0) return of("coming")
  const latest = over.map(({ mandate }) => mandate.endsOn).reduce((left, right) => (left > right ? left : right))
  return over.filter(({ mandate }) => mandate.endsOn === latest)
}
