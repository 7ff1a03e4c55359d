import { addDays, formatDay } from "#app/lib/dates.ts"
import type { CalendarEntry, CalendarSpan } from "#app/lib/icalendar.server.ts"
import { dayOf, endOfDay, instantOf } from "#app/lib/wall-clock.ts"
import type { EventSummary } from "./event-row.server.ts"
import { dayIn, type EventTimes, isDateUnknown, overAt, STATE_LABELS } from "./event-rules.ts"
import { formatPlanned } from "./event-time.ts"

/** An event with what a calendar says of it besides the lists. */
export type CalendarEvent = EventSummary & {
  id: number
  placeAddress: string | undefined
  onlineUrl: string | undefined
  accessibility: string | undefined
  createdAt: Date
  changedAt: Date
}

/** How long what is over stays in a calendar, in days: subscribers look back at their session, and hear that something was cancelled. */
const KEPT = { held: 365, cancelled: 30 } as const

/** The instant from which a calendar no longer holds the event. */
export function leavesCalendarAt({
  state,
  changedAt,
  ...times
}: EventTimes & Pick<CalendarEvent, "state" | "changedAt">): Date {
  const over = dayOf(instantOf(overAt(times)))
  if (state !== "cancelled") return endOfDay(addDays(over, KEPT.held))
  const told = dayOf(changedAt)
  return endOfDay(addDays(told > over ? told : over, KEPT.cancelled))
}

const titleOf = (event: CalendarEvent) => {
  if (event.state === "scheduled") return event.title
  const label = isDateUnknown(event) ? "Reporté, date à venir" : STATE_LABELS[event.state]
  return `${label}\u00A0: ${event.title}`
}

const changeOf = ({ state, previousStartsAt, isAllDay, startsAt }: CalendarEvent) => {
  if (state === "cancelled") return "Cet événement est annulé."
  if (state === "scheduled") return undefined
  if (previousStartsAt) return `Était annoncé pour le ${formatPlanned(previousStartsAt, isAllDay)}.`
  return state === "moved"
    ? "Cet événement a changé de lieu."
    : `N’aura pas lieu le ${formatDay(dayIn(startsAt))}. La nouvelle date n’est pas encore connue.`
}

const spanOf = ({ startsAt, endsAt, isAllDay }: EventTimes): CalendarSpan => {
  // An end before the beginning is a slip of the keyboard: better no end than a wrong one.
  const end = endsAt !== undefined && endsAt > startsAt ? endsAt : undefined
  if (isAllDay) return { first: dayIn(startsAt), last: dayIn(end ?? startsAt) }
  return { startsAt, endsAt: end }
}

const statusOf = (event: CalendarEvent): CalendarEntry["status"] => {
  if (event.state === "cancelled") return "cancelled"
  return isDateUnknown(event) ? "tentative" : "confirmed"
}

/** An event as calendars hold it. `siteUrl` has no trailing slash. */
export function toCalendarEntry(event: CalendarEvent, siteUrl: string): CalendarEntry {
  const url = siteUrl + event.path
  const status = statusOf(event)
  const lines = [
    changeOf(event),
    event.summary,
    event.price,
    event.onlineUrl && `À distance\u00A0: ${event.onlineUrl}`,
    event.accessibility && `Accessibilité\u00A0: ${event.accessibility}`,
    url,
  ]
  return {
    uid: `evenement-${event.id}@${new URL(siteUrl).hostname}`,
    span: spanOf(event),
    title: titleOf(event),
    description: lines.filter(Boolean).join("\n"),
    location: [event.placeName, event.placeAddress].filter(Boolean).join(", ") || undefined,
    url,
    status,
    isBusy: status === "confirmed" && !event.isAllDay,
    createdAt: event.createdAt,
    changedAt: event.changedAt,
  }
}
