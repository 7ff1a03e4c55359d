import { formatDay, formatDayRange, formatWeekday } from "#app/lib/dates.ts"
import { formatHours, formatTime } from "#app/lib/hours.ts"
import { dayIn, type EventTimes, lastDayOf } from "./event-rules.ts"

/** « 18 h 30 à 21 h 30 », « 18 h 30 », « Toute la journée »; over several days, when it begins. */
export function formatEventTime(event: EventTimes): string {
  const { startsAt, endsAt, isAllDay } = event
  const isOneDay = lastDayOf(event) === dayIn(startsAt)
  if (isAllDay) return isOneDay ? "Toute la journée" : "Tous les jours"
  if (endsAt === undefined) return formatTime(startsAt)
  return isOneDay ? formatHours(startsAt, endsAt) : `dès ${formatTime(startsAt)}`
}

/** « mercredi 25 novembre 2026 », « 23 novembre au 7 décembre 2026 ». */
export function formatEventDay(event: EventTimes): string {
  const [first, last] = [dayIn(event.startsAt), lastDayOf(event)]
  return first === last ? formatWeekday(first) : formatDayRange(first, last)
}

/** The day and hour that had been announced: « 23 janvier 2027, 19 h ». */
export const formatPlanned = (startsAt: string, isAllDay: boolean): string =>
  isAllDay ? formatDay(dayIn(startsAt)) : `${formatDay(dayIn(startsAt))}, ${formatTime(startsAt)}`
