import { getCalendarEvent } from "#app/features/events/event-calendar.server.ts"
import { answerCalendar } from "#app/features/subscriptions/calendar-answer.server.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import type { Route } from "./+types/$slug.ics.ts"

export async function loader({ params, url }: Route.LoaderArgs) {
  const entry = await getCalendarEvent(requireSlug(params.slug))
  return answerCalendar({ path: url.pathname, title: entry.title, description: entry.url, entries: [entry] })
}
