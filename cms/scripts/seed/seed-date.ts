const relative = /^@(?:([+-]\d{1,4})d)?(?: (sun|mon|tue|wed|thu|fri|sat))?(?: ([01]\d|2[0-3]):([0-5]\d))?$/
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
const zone = "America/Toronto"

export type DateType = "date" | "dateTime" | "timestamp"

/** Whether a text counts from the seed date: `@`, `@+12d`, `@-3d 18:00`, `@+5d thu 17:00`. */
export const isRelativeDate = (text: string) => relative.test(text)

/**
 * The date that a relative date means, in the form Directus keeps for that type: `2026-12-03`, `2026-12-03T18:00:00`
 * (wall clock of Québec), or a UTC instant for a timestamp. Without an hour: midnight. With a weekday: the first one from there.
 * @param day the day `@` stands for, YYYY-MM-DD
 */
export function resolveDate(text: string, type: DateType, day: string): string {
  const match = relative.exec(text)
  if (!match) throw new Error(`"${text}" is not a relative date`)
  const [, days = "0", weekday, hours = "00", minutes = "00"] = match
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + Number(days))
  if (weekday) date.setUTCDate(date.getUTCDate() + ((weekdays.indexOf(weekday) - date.getUTCDay() + 7) % 7))
  const resolved = date.toISOString().slice(0, 10)
  if (type === "date") return resolved
  const wallClock = `${resolved}T${hours}:${minutes}:00`
  return type === "dateTime" ? wallClock : instantOf(wallClock).toISOString()
}

/** Today in Québec, YYYY-MM-DD. */
export const today = () => new Intl.DateTimeFormat("fr-CA", { timeZone: zone, dateStyle: "short" }).format(new Date())

/** The instant when clocks in Québec show that date and time. */
function instantOf(wallClock: string): Date {
  const asUtc = new Date(`${wallClock}Z`)
  const first = new Date(asUtc.getTime() - offset(asUtc))
  return new Date(asUtc.getTime() - offset(first))
}

/** How far Québec's clocks are from UTC at an instant, in ms (negative: behind). */
function offset(instant: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(instant)
  const [, sign, hours = "0", minutes = "0"] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts.map(({ value }) => value).join("")) ?? []
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
