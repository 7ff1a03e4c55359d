const DAY = 86_400_000

/** A calendar day as a number of days. */
const toCount = (day) => Date.parse(`${day}T00:00:00Z`) / DAY

/** @param {string} day YYYY-MM-DD @returns the day that many weeks later */
export const addWeeks = (day, weeks) => new Date((toCount(day) + 7 * weeks) * DAY).toISOString().slice(0, 10)

/** Whether this is a real day, YYYY-MM-DD, and a Monday. */
export const isMonday = (day) =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(day)) && addWeeks(day, 0) === day && (((toCount(day) + 3) % 7) + 7) % 7 === 0

/** The Monday of the week we are in, in Québec. */
export const thisMonday = (now = new Date()) => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(now)
  const count = toCount(today)
  return new Date((count - ((((count + 3) % 7) + 7) % 7)) * DAY).toISOString().slice(0, 10)
}
