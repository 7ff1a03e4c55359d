import { formatWeekday } from "#app/lib/dates.ts"
import { describeDaysLeft } from "#app/lib/period.ts"
import type { Grant } from "./grants.server.ts"

/** What changes soonest among grants, in a sentence; nothing when no call is open or to come. */
export function describeNextCall(grants: readonly Grant[]): string | undefined {
  const next = grants.find(({ call }) => call.phase === "open") ?? grants.find(({ call }) => call.phase === "coming")
  if (next?.call.phase === "open") {
    const { daysLeft, deadline } = next.call
    return `${next.name}\u00A0: ${describeDaysLeft(daysLeft).toLowerCase()}, jusqu’au ${formatWeekday(deadline.closesOn)}.`
  }
  if (next?.call.phase !== "coming" || next.call.deadline.opensOn === undefined) return undefined
  return `${next.name}\u00A0: ouvre le ${formatWeekday(next.call.deadline.opensOn)}.`
}
