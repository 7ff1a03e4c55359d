import { AgendaRow } from "#app/ui/agenda-row.tsx"
import { DottedLine } from "#app/ui/dotted-line.tsx"
import { EventBadge } from "./event-badge.tsx"
import css from "./event-list.module.css"
import type { EventSummary } from "./event-row.server.ts"
import { dayIn, EVENT_TYPES, isDateUnknown, lastDayOf } from "./event-rules.ts"
import { formatEventTime } from "./event-time.ts"

/** `isToday` is known of upcoming events only. */
type ListedEvent = EventSummary & { isToday?: boolean }

/** A programme: one line an event, its day large at the left; what is cancelled stays, struck out. */
export function EventList({ events, level = 3 }: { events: readonly ListedEvent[]; level?: 2 | 3 | 4 }) {
  return (
    <ul className={css.list}>
      {events.map((event) => (
        <li key={event.slug} className={css.event} data-is-off={event.state === "cancelled" || isDateUnknown(event)}>
          <AgendaRow
            href={event.path}
            title={event.title}
            date={dayIn(event.startsAt)}
            endDate={lastDayOf(event)}
            time={formatEventTime(event)}
            place={isDateUnknown(event) ? "nouvelle date à venir" : event.placeName}
            kicker={<DottedLine parts={[EVENT_TYPES[event.type], event.price]} />}
            badge={
              <EventBadge
                state={event.state}
                today={
                  event.isToday ? (lastDayOf(event) === dayIn(event.startsAt) ? "only" : "among-others") : undefined
                }
              />
            }
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
