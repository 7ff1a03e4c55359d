import { addDays, type Day, daysUntil, formatWeekday } from "#app/lib/dates.ts"
import { formatTime } from "#app/lib/hours.ts"
import { dayOf, instantOf } from "#app/lib/wall-clock.ts"
import type { Hours, OpeningException } from "./opening-exceptions.ts"
import type { Opening } from "./opening-hours.ts"

/** From `at` on, until the next moment, `text` is true. */
export type OpeningMoment = { at: Date; state: "open" | "closed"; text: string }

type Stretch = { opensAt: Date; opens: string; closesAt: Date; closes: string }

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** How many days what is told covers, and how many after them are searched for the next opening: the longest holiday and more. */
export const TOLD = 14
const SEARCHED = 60

const weekdayOf = (day: Day) => WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]

/** The last Monday, `today` included: a page made again in the same week then says the same. */
export const startOfWeek = (today: Day): Day => addDays(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7))

const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))

const atTime = (day: Day, time: string) => instantOf(`${day}T${time.replace(/^\d:/, "0$&")}`)

function toStretch(day: Day, { opens, closes }: Hours): Stretch {
  const [opensAt, sameDay] = [atTime(day, opens), atTime(day, closes)]
  // A door that closes after midnight.
  const closesAt = sameDay > opensAt ? sameDay : atTime(addDays(day, 1), closes)
  return { opensAt, opens, closesAt, closes }
}

function hoursOn(day: Day, openings: readonly Opening[], exceptions: readonly OpeningException[]): Hours[] {
  const own = exceptions.filter(({ date }) => date === day)
  if (own.length > 0) return own.flatMap(({ hours }) => hours ?? [])
  return openings.filter((opening) => opening.day === weekdayOf(day))
}

/** Those that touch are one: nobody is told that the door closes when it does not. */
function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches.toSorted((left, right) => left.opensAt.getTime() - right.opensAt.getTime())) {
    const last = joined.at(-1)
    if (!last || stretch.opensAt > last.closesAt) joined.push({ ...stretch })
    else if (stretch.closesAt > last.closesAt)
      Object.assign(last, { closesAt: stretch.closesAt, closes: stretch.closes })
  }
  return joined
}

/** « à 11 h », « demain à 11 h », « lundi à 11 h », « le lundi 4 janvier à 11 h ». */
function sayWhen({ opensAt, opens }: Stretch, present: Day): string {
  const day = dayOf(opensAt)
  const away = daysUntil(day, present)
  const hour = `à ${formatTime(opens)}`
  if (away === 0) return hour
  if (away === 1) return `demain ${hour}`
  const named = formatWeekday(day).replace(/ \d{4}$/, "")
  return away < 7 ? `${named.split(" ")[0]} ${hour}` : `le ${named} ${hour}`
}

function sayAt(at: Date, stretches: readonly Stretch[]): OpeningMoment {
  const current = stretches.find(({ opensAt, closesAt }) => opensAt <= at && at < closesAt)
  if (current) return { at, state: "open", text: `Ouvert jusqu’à ${formatTime(current.closes)}` }
  const next = stretches.find(({ opensAt }) => opensAt > at)
  return { at, state: "closed", text: next ? `Fermé, ouvre ${sayWhen(next, dayOf(at))}` : "Fermé" }
}

/**
 * What can be said of the door from the Monday before `today`, for fourteen days: every instant at which the sentence
 * changes, in order, with the new sentence. The last one, without text, is the end: later nothing is known.
 * The hours of an exception replace those of its whole day. Without usual hours, nothing at all.
 */
export function openingMoments(
  openings: readonly Opening[],
  exceptions: readonly OpeningException[],
  today: Day,
): OpeningMoment[] {
  if (openings.length === 0) return []
  const first = startOfWeek(today)
  const days = daysFrom(first, TOLD)
  const midnights = days.map((day) => instantOf(`${day}T00:00:00`))
  const [start, end] = [instantOf(`${first}T00:00:00`), instantOf(`${addDays(first, TOLD)}T00:00:00`)]
  const stretchesOn = (day: Day) => hoursOn(day, openings, exceptions).map((hours) => toStretch(day, hours))
  const later = daysFrom(addDays(first, TOLD), SEARCHED).find((day) => hoursOn(day, openings, exceptions).length > 0)
  // What opened the day before the first may still be open.
  const told = [addDays(first, -1), ...days, ...(later === undefined ? [] : [later])]
  const stretches = join(told.flatMap(stretchesOn))
  const changes = [...midnights, ...stretches.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])]
  const said = changes
    .filter((at) => at >= start && at < end)
    .toSorted((left, right) => left.getTime() - right.getTime())
    .map((at) => sayAt(at, stretches))
  const changing = said.filter(({ text }, index) => text !== said[index - 1]?.text)
  return [...changing, { at: end, state: "closed", text: "" }]
}

/** The moments as an attribute holds them, one a line: the instant, the state, the sentence. */
export const writeMoments = (moments: readonly OpeningMoment[]): string =>
  moments.map(({ at, state, text }) => `${at.toISOString().slice(0, 16)}Z ${state} ${text}`.trimEnd()).join("\n")
