import type { EventSummary } from "./event-row.server.ts"

/** The events of a service, to come and past. */
export type ServiceDates = { upcoming: readonly EventSummary[]; past: readonly EventSummary[] }

/** The date to keep: what was cancelled is announced, but comes second. */
export const chooseNext = (upcoming: readonly EventSummary[]): EventSummary | undefined =>
  upcoming.find((event) => event.state !== "cancelled") ?? upcoming[0]
