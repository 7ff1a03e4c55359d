import { formatMonth } from "#app/lib/dates.ts"
import { Section } from "#app/ui/section.tsx"
import { EventList } from "./event-list.tsx"
import type { EventSummary } from "./event-row.server.ts"

/** « novembre 2026 » → « Novembre 2026 ». */
const titleOf = (month: string) => {
  const name = formatMonth(`${month}-01`)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Events under the month in which they begin, months in the order of the events. */
export function EventMonths({ events }: { events: readonly EventSummary[] }) {
  const months = [...new Set(events.map(({ startsAt }) => startsAt.slice(0, 7)))]
  return months.map((month) => (
    <Section key={month} title={titleOf(month)} id={`mois-${month}`}>
      <EventList events={events.filter(({ startsAt }) => startsAt.startsWith(month))} />
    </Section>
  ))
}
