/** A calendar day, `YYYY-MM-DD`, without hour or time zone. */
export type Day = string

export type MonthStyle = "short" | "long"

const MONTHS = {
  long: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  short: "janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.".split(" "),
}
const WEEKDAYS = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ")
const MILLISECONDS_A_DAY = 86_400_000

/**
 * Reads `YYYY-MM-DD`, and nothing else, at local noon, so that no time zone shows the day before.
 * @throws Error "Invalid date format" for another form or a day that no calendar has.
 */
export function parseDate(text: string): Date {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) throw new Error("Invalid date format")
  const date = new Date(2000, 0, 1, 12)
  date.setFullYear(year, month - 1, day) // the constructor would read the years 0–99 as 1900–1999
  if (date.getMonth() !== month - 1 || date.getDate() !== day) throw new Error("Invalid date format")
  return date
}

/**
 * A day as the CMS wrote it, once it is known to be one; for reading a record.
 * @throws Error "Invalid date format" as `parseDate` does
 */
export function checkedDay(written: string): Day {
  parseDate(written)
  return written
}

const dayOfMonth = (date: Date) => (date.getDate() === 1 ? "1er" : String(date.getDate()))
const monthName = (date: Date, style: MonthStyle) => MONTHS[style][date.getMonth()] ?? ""
const dayAndMonth = (date: Date, style: MonthStyle) => `${dayOfMonth(date)}\u00A0${monthName(date, style)}`

/** « 2 septembre 2025 », « 2 sept. 2025 », « 1er mai 2026 »: the fr-CA form of a day. */
export function formatDay(day: Day, style: MonthStyle = "long"): string {
  const date = parseDate(day)
  return `${dayAndMonth(date, style)} ${date.getFullYear()}`
}

/** « mardi 2 septembre 2025 ». */
export const formatWeekday = (day: Day, style: MonthStyle = "long"): string =>
  `${WEEKDAYS[parseDate(day).getDay()]} ${formatDay(day, style)}`

/** « septembre 2025 », from any day of that month. */
export function formatMonth(day: Day): string {
  const date = parseDate(day)
  return `${monthName(date, "long")} ${date.getFullYear()}`
}

/** « 2 au 5 septembre 2025 », « 30 août au 2 septembre 2025 »: what both ends share is said once. */
export function formatDayRange(first: Day, last: Day, style: MonthStyle = "long"): string {
  if (first === last) return formatDay(first, style)
  const from = parseDate(first)
  const to = parseDate(last)
  const end = formatDay(last, style)
  if (from.getFullYear() !== to.getFullYear()) return `${formatDay(first, style)} au ${end}`
  if (from.getMonth() !== to.getMonth()) return `${dayAndMonth(from, style)} au ${end}`
  return `${dayOfMonth(from)} au ${end}`
}

const dayNumber = (day: Day) => {
  const date = parseDate(day)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS_A_DAY
}

/** Calendar days from `today` to `day`: 0 on the day itself, negative once it is past. */
export const daysUntil = (day: Day, today: Day): number => dayNumber(day) - dayNumber(today)

/** The day `count` days after `day`; `count` may be negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date((dayNumber(day) + count) * MILLISECONDS_A_DAY).toISOString().slice(0, 10)

/** The same day `count` months later, or the last one of that month when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = parseDate(day)
  const first = new Date(date.getFullYear(), date.getMonth() + count, 1, 12)
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0, 12).getDate()
  first.setDate(Math.min(date.getDate(), last))
  const two = (number: number) => String(number).padStart(2, "0")
  return `${first.getFullYear()}-${two(first.getMonth() + 1)}-${two(first.getDate())}`
}

/** The first day of a day's month, and of the next one: a day that no month has, PostgreSQL refuses to compare with. */
export function monthOf(day: Day): { first: Day; next: Day } {
  const first = `${day.slice(0, 7)}-01`
  return { first, next: addMonths(first, 1) }
}
