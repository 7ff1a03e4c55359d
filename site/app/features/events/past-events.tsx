import { LinkList } from "#app/ui/link-list.tsx"
import type { EventSummary } from "./event-row.server.ts"
import { formatEventDay } from "./event-time.ts"

/** What already took place, with its year. */
export function PastEvents({ events }: { events: readonly EventSummary[] }) {
  return (
    <LinkList items={events.map((event) => ({ href: event.path, label: event.title, note: formatEventDay(event) }))} />
  )
}
