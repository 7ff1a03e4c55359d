import { listDeadlineEntries } from "#app/features/deadlines/deadlines.server.ts"
import { listCalendarEvents } from "#app/features/events/event-calendar.server.ts"
import { answerCalendar } from "#app/features/subscriptions/calendar-answer.server.ts"
import { findCalendar } from "#app/features/subscriptions/calendars.ts"
import { notFound } from "#app/lib/not-found.ts"
import type { Route } from "./+types/$calendar.ics.ts"

export async function loader({ params }: Route.LoaderArgs) {
  const calendar = findCalendar(params.calendar)
  if (calendar === undefined) throw notFound()
  const { holds } = calendar
  const entries = await (holds.kind === "deadlines" ? listDeadlineEntries() : listCalendarEvents(holds.type))
  return answerCalendar({ ...calendar, path: calendar.href, entries })
}
