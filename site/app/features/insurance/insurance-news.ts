import { formatWeekday } from "#app/lib/dates.ts"
import { describeDaysLeft } from "#app/lib/period.ts"
import type { CoverageChange } from "./insurance-rules.ts"

/** Whether coverage may be changed today, in a sentence; nothing when no window is known. */
export function describeCoverageChange({ open, next }: CoverageChange): string | undefined {
  if (open?.closesOn && open.state.phase === "open" && open.state.daysLeft !== undefined) {
    return `${describeDaysLeft(open.state.daysLeft)} pour modifier votre couverture, jusqu’au ${formatWeekday(open.closesOn)}.`
  }
  return next?.opensOn ? `La prochaine période de modification ouvre le ${formatWeekday(next.opensOn)}.` : undefined
}
