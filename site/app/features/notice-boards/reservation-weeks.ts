import { addDays, type Day, formatDayRange, parseDate } from "#app/lib/dates.ts"

/** How many weeks ahead boards can be asked for. */
const WEEKS_AHEAD = 8

const SUNDAY = 7

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - (parseDate(day).getDay() || SUNDAY))

/** The Mondays of the weeks that can be asked for: from the next one on, because posters are put up on Mondays. */
export const reservableWeeks = (today: Day): Day[] =>
  Array.from({ length: WEEKS_AHEAD }, (_, index) => addDays(mondayOf(today), 7 * (index + 1)))

/** « 4 au 10 janvier 2027 », from its Monday. */
export const formatWeek = (monday: Day): string => formatDayRange(monday, addDays(monday, 6))
