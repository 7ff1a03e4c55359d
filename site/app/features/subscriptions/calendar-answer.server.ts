import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { type CalendarEntry, writeCalendar } from "#app/lib/icalendar.server.ts"

type Answered = { path: string; title: string; description: string; entries: readonly CalendarEntry[] }

/** A calendar as the answer of a route: « {title} – {organisation} ». */
export async function answerCalendar({ path, title, description, entries }: Answered): Promise<Response> {
  const { siteUrl, shortName } = await getSiteSettings()
  const text = writeCalendar({ name: `${title} – ${shortName}`, description, url: siteUrl + path, entries })
  return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8" } })
}
