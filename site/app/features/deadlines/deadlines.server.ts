import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { env } from "#app/env.server.ts"
import { now } from "#app/lib/clock.server.ts"
import type { CalendarEntry } from "#app/lib/icalendar.server.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import { type ListedDeadline, pastAt, toCalendarEntries, toListed } from "./deadline-rules.ts"
import { listAllDeadlines } from "./deadline-sources.server.ts"

/** The dates not to miss, the nearest first; without `limit`, all of them. Days are counted, so it is right until midnight. */
export async function listDeadlines(limit?: number): Promise<ListedDeadline[]> {
  const present = now()
  const all = await listAllDeadlines()
  noteRightUntil(endOfDay(dayOf(present)))
  for (const deadline of all) {
    const past = pastAt(deadline)
    if (past && past > present) noteRightUntil(past)
  }
  return all
    .flatMap((deadline) => toListed(deadline, present) ?? [])
    .toSorted((left, right) => left.day.localeCompare(right.day) || left.title.localeCompare(right.title))
    .slice(0, limit)
}

/** The deadlines as a calendar holds them: those to come, and those of the last month. */
export async function listDeadlineEntries(): Promise<CalendarEntry[]> {
  const today = dayOf(now())
  noteRightUntil(endOfDay(today))
  return (await listAllDeadlines())
    .flatMap((deadline) => toCalendarEntries(deadline, env.SITE_URL, today))
    .toSorted((left, right) => left.uid.localeCompare(right.uid))
}
