import ical, { escape, ICalEventStatus, ICalEventTransparency, type ICalEventData } from "ical-generator"
import { tzlib_get_ical_block } from "timezones-ical-library"
import { addDays, type Day } from "./dates.ts"
import { toPlainDate, toPlainDateTime } from "./plain-date-time.ts"
import type { WallClock } from "./wall-clock.ts"

/** When an entry takes place: whole days (`last` included), or wall clocks of Québec. */
export type CalendarSpan = { first: Day; last: Day } | { startsAt: WallClock; endsAt: WallClock | undefined }

/** One entry of a calendar. `uid` stays for ever, whatever is edited; `createdAt` and `changedAt` are instants. */
export type CalendarEntry = {
  uid: string
  span: CalendarSpan
  title: string
  /** Plain text, several lines. */
  description: string
  location: string | undefined
  /** Absolute address. */
  url: string
  status: "confirmed" | "tentative" | "cancelled"
  isBusy: boolean
  createdAt: Date
  changedAt: Date
}

/** A calendar to subscribe to, or to download; `url` is absolute. */
export type Calendar = { name: string; description: string; url: string; entries: readonly CalendarEntry[] }

const ZONE = "America/Toronto"

/** How often subscribers are asked to come back, in seconds. Calendars come from memory: an hour costs nothing. */
const REFRESH = 3_600

const STATUSES = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

const timeZoneBlock = (): string => {
  const [block] = tzlib_get_ical_block(ZONE)
  if (block === undefined) throw new Error(`No VTIMEZONE for ${ZONE}`)
  return block
}

/** What no line of a calendar may hold, and half characters, which UTF-8 cannot write. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "")

/**
 * Rises with every change and never otherwise: the seconds from creation to the last change. Nothing has to be stored,
 * and a calendar made anew after a restart tells the same.
 */
export const sequenceOf = ({ createdAt, changedAt }: Pick<CalendarEntry, "createdAt" | "changedAt">): number =>
  Math.max(0, Math.floor((changedAt.getTime() - createdAt.getTime()) / 1000))

const toTimes = (span: CalendarSpan): Pick<ICalEventData, "start" | "end" | "allDay"> => {
  if ("first" in span) {
    // Our last day is included, theirs is not.
    return { start: toPlainDate(span.first), end: toPlainDate(addDays(span.last, 1)), allDay: true }
  }
  return { start: toPlainDateTime(span.startsAt), ...(span.endsAt && { end: toPlainDateTime(span.endsAt) }) }
}

const toEventData = (entry: CalendarEntry): ICalEventData => ({
  id: entry.uid,
  timezone: ZONE,
  ...toTimes(entry.span),
  summary: clean(entry.title),
  description: clean(entry.description),
  ...(entry.location !== undefined && { location: clean(entry.location) }),
  url: entry.url,
  status: STATUSES[entry.status],
  transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  sequence: sequenceOf(entry),
  stamp: entry.changedAt,
  created: entry.createdAt,
  lastModified: entry.changedAt,
})

/** The `text/calendar` form of a calendar (RFC 5545, RFC 7986), the same bytes for the same content. */
export function writeCalendar({ name, description, url, entries }: Calendar): string {
  const written = ical({
    prodId: { company: "confederation", product: "site", language: "FR" },
    // The library writes these three as they are.
    name: escape(clean(name), false),
    description: escape(clean(description), false),
    source: url,
    scale: "gregorian",
    ttl: REFRESH,
    // No zone for the whole calendar: with one, the library would write instants as local times.
    timezone: { name: null, generator: timeZoneBlock },
    x: { "X-WR-TIMEZONE": ZONE },
    events: entries.map(toEventData),
  }).toString()
  // A calendar must have one component at least: the zone, when nothing is planned.
  const whole = entries.length > 0 ? written : written.replace("END:VCALENDAR", `${timeZoneBlock()}\r\nEND:VCALENDAR`)
  return `${whole}\r\n`
}
