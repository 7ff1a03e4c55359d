import type { EventSummary } from "./event-row.server.ts"
import { isDateUnknown } from "./event-rules.ts"

/** The events of a service, to come and past. */
export type ServiceDates = { upcoming: readonly EventSummary[]; past: readonly EventSummary[] }

/** The date to keep: what was cancelled, or put off to no one knows when, is announced, but comes second. */
export const chooseNext = <Item extends EventSummary>(upcoming: readonly Item[]): Item | undefined =>
  upcoming.find((event) => event.state !== "cancelled" && !isDateUnknown(event)) ?? upcoming[0]
