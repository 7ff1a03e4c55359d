import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { env } from "#app/env.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { addDays } from "#app/lib/dates.ts"
import type { CalendarEntry } from "#app/lib/icalendar.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { dayOf, instantOf } from "#app/lib/wall-clock.ts"
import { leavesCalendarAt, toCalendarEntry } from "./event-calendar.ts"
import { summaryFields, toEventSummary } from "./event-row.server.ts"
import type { EventType } from "./event-rules.ts"

const calendarFields = [
  ...summaryFields,
  "place_address",
  "online_url",
  "accessibility",
  "date_created",
  "date_updated",
] as const

/** Far enough behind to hold whatever a calendar still holds. */
const LOOK_BACK = 800

const readForCalendar = (type: EventType | undefined) =>
  readPublished("events", {
    fields: calendarFields,
    filter: {
      _and: [
        { starts_at: { _gte: `${addDays(dayOf(now()), -LOOK_BACK)}T00:00:00` } },
        ...(type === undefined ? [] : [{ type: { _eq: type } }]),
      ],
    },
    sort: ["starts_at", "id"],
  })

const readOne = (slug: string) =>
  readPublished("events", { fields: calendarFields, filter: { slug: { _eq: slug } }, limit: 1 })

type Row = Awaited<ReturnType<typeof readForCalendar>>[number]

const toCalendarEvent = (row: Row) => {
  const event = toEventSummary(row)
  const createdAt = row.date_created ? new Date(row.date_created) : instantOf(event.startsAt)
  return {
    ...event,
    id: row.id,
    placeAddress: optionalText(row.place_address),
    onlineUrl: safeHref(row.online_url),
    accessibility: optionalText(row.accessibility),
    createdAt,
    changedAt: row.date_updated ? new Date(row.date_updated) : createdAt,
  }
}

/** The events of a subscription calendar (of every type without one): those to come, and those of the past year. */
export async function listCalendarEvents(type: EventType | undefined): Promise<CalendarEntry[]> {
  const present = now()
  const kept = soundRows("events", await readForCalendar(type), toCalendarEvent)
    .map((event) => ({ event, leavesAt: leavesCalendarAt(event) }))
    .filter(({ leavesAt }) => leavesAt > present)
  for (const { leavesAt } of kept) noteRightUntil(leavesAt)
  return kept.map(({ event }) => toCalendarEntry(event, env.SITE_URL))
}

/**
 * One event for a calendar, whenever it is.
 * @throws 404 when none is published with that slug
 */
export async function getCalendarEvent(slug: string): Promise<CalendarEntry> {
  const [event] = soundRows("events", await readOne(slug), toCalendarEvent)
  if (event === undefined) throw notFound()
  return toCalendarEntry(event, env.SITE_URL)
}
