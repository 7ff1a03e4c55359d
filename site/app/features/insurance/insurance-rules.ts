import type { PeriodState } from "#app/lib/period.ts"

/** A stretch of days when a coverage may be changed, and where today stands in it. */
export type CoverageWindow = {
  title: string
  opensOn: string | undefined
  closesOn: string | undefined
  text: string | undefined
  state: PeriodState
}

/** The window that is open today, and the one to wait for. */
export type CoverageChange = { open: CoverageWindow | undefined; next: CoverageWindow | undefined }

const daysBefore = ({ state }: CoverageWindow) =>
  state.phase === "coming" ? state.daysBefore : Number.POSITIVE_INFINITY

/** Whether coverage may be changed now, and when it may be next. */
export function findCoverageChange(windows: readonly CoverageWindow[]): CoverageChange {
  const [next] = windows
    .filter(({ state }) => state.phase === "coming")
    .toSorted((left, right) => daysBefore(left) - daysBefore(right))
  return { open: windows.find(({ state }) => state.phase === "open"), next }
}
