import { DateBlock } from "#app/ui/date-block.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { EventBadge } from "./event-badge.tsx"
import type { EventSummary } from "./event-row.server.ts"
import { dayIn, isDateUnknown, lastDayOf } from "./event-rules.ts"
import { formatEventDay, formatEventTime, formatPlanned } from "./event-time.ts"
import css from "./next-event.module.css"

/** The one date that counts, set as on a poster, then what, when and where. */
export function NextEvent({ event }: { event: EventSummary }) {
  return (
    <article className={css.event} data-is-off={event.state === "cancelled" || isDateUnknown(event)}>
      <DateBlock size="l" date={dayIn(event.startsAt)} end={lastDayOf(event)} />
      <div className={css.text}>
        <h3 className={css.title}>
          {event.title} <EventBadge state={event.state} />
        </h3>
        <p className={css.when}>
          {formatEventDay(event)}, {formatEventTime(event).toLowerCase()}
        </p>
        {isDateUnknown(event) && <p>La nouvelle date n’est pas encore connue.</p>}
        {event.placeName && <p>{event.placeName}</p>}
        {event.price && <p>{event.price}</p>}
        {event.previousStartsAt && <p>Était annoncé le {formatPlanned(event.previousStartsAt, event.isAllDay)}.</p>}
        <p>{event.summary}</p>
        <p className={css.action}>
          <LinkButton href={event.path}>Voir les détails</LinkButton>
        </p>
      </div>
    </article>
  )
}
