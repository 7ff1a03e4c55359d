import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { addDays } from "#app/lib/dates.ts"
import { notFound } from "#app/lib/not-found.ts"
import { dayOf, endOfDay, instantOf, wallClockOf } from "#app/lib/wall-clock.ts"
import { detailFields, type EventSummary, summaryFields, toEventDetails, toEventSummary } from "./event-row.server.ts"
import { type EventTimes, type EventType, isOn, isOver, overAt } from "./event-rules.ts"

/** Which events: those of a service's page (its path), those of a type. */
export type EventChoice = { page?: string | undefined; type?: EventType | undefined; limit?: number | undefined }

export type UpcomingEvent = EventSummary & { isToday: boolean }

const chosen = ({ page, type }: EventChoice) => [
  ...(page === undefined ? [] : [{ page: { path: { _eq: page } } }]),
  ...(type === undefined ? [] : [{ type: { _eq: type } }]),
]

const readFrom = (day: string, choice: EventChoice) =>
  readPublished("events", {
    fields: summaryFields,
    filter: {
      _and: [
        { _or: [{ starts_at: { _gte: `${day}T00:00:00` } }, { ends_at: { _gte: `${day}T00:00:00` } }] },
        ...chosen(choice),
      ],
    },
    sort: ["starts_at", "title"],
  })

const readBefore = (day: string, choice: EventChoice) =>
  readPublished("events", {
    fields: summaryFields,
    filter: { _and: [{ starts_at: { _lt: `${day}T00:00:00` } }, ...chosen(choice)] },
    sort: ["-starts_at", "title"],
  })

export type SummaryRow = Awaited<ReturnType<typeof readFrom>>[number]

/** A list of events is wrong from the moment the next one passes. */
function noteNextPassed(events: readonly EventTimes[]) {
  const [next] = events.map(overAt).toSorted()
  if (next !== undefined) noteRightUntil(instantOf(next))
}

/**
 * The events that are not over, the soonest first; cancelled and postponed ones too, which say so.
 * `page` is the path of a service's page; without `limit`, all of them.
 */
export async function listUpcomingEvents(choice: EventChoice = {}): Promise<UpcomingEvent[]> {
  const present = now()
  const today = dayOf(present)
  const rows = await readFrom(today, choice)
  const upcoming = soundRows("events", rows, toEventSummary).filter((event) => !isOver(event, wallClockOf(present)))
  noteNextPassed(upcoming)
  noteRightUntil(endOfDay(today))
  return upcoming.slice(0, choice.limit).map((event) => ({ ...event, isToday: isOn(event, today) }))
}

/** The events that are over, the latest first. */
export async function listPastEvents(choice: EventChoice = {}): Promise<EventSummary[]> {
  const present = now()
  const today = dayOf(present)
  const begun = soundRows("events", await readBefore(addDays(today, 1), choice), toEventSummary)
  noteNextPassed(begun.filter((event) => !isOver(event, wallClockOf(present))))
  noteRightUntil(endOfDay(today))
  return begun.filter((event) => isOver(event, wallClockOf(present))).slice(0, choice.limit)
}

const readEvent = (slug: string) =>
  readPublished("events", { fields: detailFields, filter: { slug: { _eq: slug } }, limit: 1 })

export type DetailRow = Awaited<ReturnType<typeof readEvent>>[number]

/**
 * The event of that slug, and whether it is over.
 * @throws 404 when none is published.
 */
export async function getEvent(slug: string) {
  const present = wallClockOf(now())
  const [event] = soundRows("events", await readEvent(slug), toEventDetails)
  if (event === undefined) throw notFound()
  const isPast = isOver(event, present)
  if (!isPast) noteNextPassed([event])
  return { ...event, isPast }
}

/** What follows on the same subject: the next events of that type, the event itself left out. */
export async function listNextLike({ slug, type }: { slug: string; type: EventType }, limit = 3) {
  return (await listUpcomingEvents({ type })).filter((event) => event.slug !== slug).slice(0, limit)
}
