import { addDays, type Day, daysUntil, formatWeekday, parseDate } from "#app/lib/dates.ts"
import { formatHours } from "#app/lib/hours.ts"

/** Hours as they were written, `HH:MM` or `HH:MM:SS`. */
export type Hours = { opens: string; closes: string }

/** A day with hours of its own; closed all day without them. */
export type OpeningException = { date: Day; label: string | undefined; hours: Hours | undefined }

type Written = { date: Day; label: string | undefined; opens: string | null; closes: string | null }

/** How many days ahead an exception is said beside the usual week. */
const NOTICE = 14

/**
 * An exception as it was written; without both hours, closed.
 * @throws when its date or one of its hours cannot be read
 */
export function toException({ date, label, opens, closes }: Written): OpeningException {
  parseDate(date)
  if (!opens || !closes) return { date, label, hours: undefined }
  formatHours(opens, closes)
  return { date, label, hours: { opens, closes } }
}

const isAnnounced = (date: Day, today: Day) => daysUntil(date, today) >= 0 && daysUntil(date, today) <= NOTICE

/** « Jeudi 24 décembre 2026 (veille de Noël) », « fermé »: the exceptions of today and of the next two weeks, nearest first. */
export const describeExceptions = (exceptions: readonly OpeningException[], today: Day) =>
  exceptions
    .filter(({ date }) => isAnnounced(date, today))
    .toSorted((left, right) => left.date.localeCompare(right.date))
    .map(({ date, label, hours }) => {
      const day = formatWeekday(date)
      const days = day.charAt(0).toUpperCase() + day.slice(1)
      return {
        days: label === undefined ? days : `${days} (${label})`,
        hours: hours ? formatHours(hours.opens, hours.closes) : "fermé",
      }
    })

/** The first day after `today` on which an exception appears or has passed. */
export const nextExceptionChange = (exceptions: readonly OpeningException[], today: Day): Day | undefined =>
  exceptions
    .flatMap(({ date }) => [addDays(date, -NOTICE), addDays(date, 1)])
    .filter((day) => day > today)
    .toSorted()[0]
