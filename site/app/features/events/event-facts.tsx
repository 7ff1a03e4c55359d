import { DateBlock } from "#app/ui/date-block.tsx"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./event-facts.module.css"
import type { EventDetails } from "./event-row.server.ts"
import { dayIn, EVENT_TYPES, isDateUnknown, lastDayOf } from "./event-rules.ts"
import { formatEventDay, formatEventTime } from "./event-time.ts"

/** The day as on a poster, then all that one asks before going. */
export function EventFacts({ event }: { event: EventDetails & { isPast: boolean } }) {
  const { placeName, placeAddress, onlineUrl, service, isPast } = event
  return (
    <div className={css.facts}>
      <p className={css.day} data-is-off={event.state === "cancelled" || isDateUnknown(event)}>
        <DateBlock date={dayIn(event.startsAt)} end={lastDayOf(event)} size="l" />
      </p>
      <FactSheet
        items={[
          { label: "Date", value: formatEventDay(event) },
          { label: "Heure", value: formatEventTime(event) },
          { label: "Lieu", value: [placeName, placeAddress].filter(Boolean).join("\n") },
          { label: "À distance", value: !isPast && onlineUrl && <a href={onlineUrl}>Suivre en ligne</a> },
          { label: "Prix", value: event.price },
          { label: "Accessibilité", value: event.accessibility },
          { label: "Type", value: EVENT_TYPES[event.type] },
          { label: "En savoir plus", value: service && <SiteLink href={service.href}>{service.label}</SiteLink> },
        ]}
      />
    </div>
  )
}
