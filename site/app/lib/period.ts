import { type Day, daysUntil } from "./dates.ts"

/** A stretch of days, both ends included; without `opensOn` it is already open, without `closesOn` it never closes. */
export type Period = { opensOn?: Day | undefined; closesOn?: Day | undefined }

/** Where `today` stands. `daysLeft` counts down to the last day, which is 0; a period without end has none. */
export type PeriodState =
  | { phase: "coming"; daysBefore: number }
  | { phase: "open"; daysLeft: number | undefined }
  | { phase: "closed" }

/**
 * Whether a period is to come, open or over on `today`.
 * @throws Error "Invalid date format" when one of its ends is not a day
 */
export function periodState({ opensOn, closesOn }: Period, today: Day): PeriodState {
  const daysBefore = opensOn === undefined ? 0 : daysUntil(opensOn, today)
  const daysLeft = closesOn === undefined ? undefined : daysUntil(closesOn, today)
  if (daysLeft !== undefined && daysLeft < 0) return { phase: "closed" }
  return daysBefore > 0 ? { phase: "coming", daysBefore } : { phase: "open", daysLeft }
}

/** « Dernier jour », « Il reste 1 jour », « Il reste 12 jours ». */
export const describeDaysLeft = (daysLeft: number): string =>
  daysLeft === 0 ? "Dernier jour" : `Il reste ${daysLeft}\u00A0jour${daysLeft === 1 ? "" : "s"}`
