import { type Day, parseDate } from "./dates.ts"

/** A date and time as a clock on a wall in Québec shows it, `YYYY-MM-DDTHH:MM:SS`: what the CMS stores for events. */
export type WallClock = string

const ZONE = "America/Toronto"
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
})

const HOUR = 3_600_000

/** What the clock of Québec is ahead of UTC (ms, negative), as `Intl` tells it. */
function readOffset(instant: number): number {
  const shown = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second } = shown
  return readAsUtc(`${year}-${month}-${day}T${hour}:${minute}:${second}`) - Math.floor(instant / 1_000) * 1_000
}

/** Zones change at a full hour, and every page asks for the same few moments: `Intl` is asked once for each hour. */
const offsets = new Map<number, number>()
const mostOffsets = 10_000

function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  if (offsets.size >= mostOffsets) offsets.clear()
  const offset = readOffset(instant)
  offsets.set(hour, offset)
  return offset
}

/** What the wall clock shows at an instant. */
export const wallClockOf = (instant: Date): WallClock =>
  new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(0, 19)

/** The calendar day in Québec at an instant. */
export const dayOf = (instant: Date): Day => wallClockOf(instant).slice(0, 10)

const readAsUtc = (wallClock: WallClock) => new Date(`${wallClock}Z`).getTime()

/**
 * The instant when the wall clock shows `wallClock`. When clocks go back and it shows twice, the first one;
 * when they go forward and it is skipped, the instant that much after the change.
 * @throws Error "Invalid date format" when it is not a wall clock, or of a day that no calendar has.
 */
export function instantOf(wallClock: WallClock): Date {
  parseDate(wallClock.slice(0, 10)) // a Date alone would read 31 February as 3 March
  const shown = readAsUtc(wallClock)
  if (Number.isNaN(shown)) throw new Error("Invalid date format")
  // Zone changes are hours apart from midnight, so a day either side sees both offsets there may be.
  const before = offsetAt(shown - 86_400_000)
  const after = offsetAt(shown + 86_400_000)
  const candidates = [shown - before, shown - after].filter((instant) => instant + offsetAt(instant) === shown)
  return new Date(candidates.length > 0 ? Math.min(...candidates) : shown - before)
}

/**
 * A wall clock as the CMS wrote it, once it is known to be one; for reading a record.
 * @throws Error "Invalid date format" as `instantOf` does
 */
export function checkedWallClock(written: string): WallClock {
  instantOf(written)
  return written
}

/** A wall clock with its offset from UTC, as structured data wants it: `2026-12-03T18:00:00-05:00`. */
export function withOffset(wallClock: WallClock): string {
  const minutes = (readAsUtc(wallClock) - instantOf(wallClock).getTime()) / 60_000
  const [sign, ahead] = minutes < 0 ? ["-", -minutes] : ["+", minutes]
  const two = (number: number) => String(number).padStart(2, "0")
  return `${wallClock}${sign}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

/** The first instant of the day after `day`: a deadline includes its whole day. */
export const endOfDay = (day: Day): Date => {
  const noon = instantOf(`${day}T12:00:00`)
  return instantOf(`${dayOf(new Date(noon.getTime() + 86_400_000))}T00:00:00`)
}
