import { FilterLinks } from "#app/ui/filter-links.tsx"
import { EVENT_TYPES, type EventType, isEventType } from "./event-rules.ts"

export type EventPeriod = "upcoming" | "past"

/** What a visitor chose in the address of the list. */
export type EventListChoice = { type: EventType | undefined; period: EventPeriod; page: number }

/** The address of a list of events: `/evenements?type=autre&periode=passes&page=2`. */
export function eventListHref({ type, period, page }: Partial<EventListChoice>): string {
  const query = new URLSearchParams({
    ...(type && { type }),
    ...(period === "past" && { periode: "passes" }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? "/evenements" : `/evenements?${query}`
}

/** Period and type of the events to list. */
export function EventFilters({ choice: { type, period } }: { choice: EventListChoice }) {
  const types = Object.keys(EVENT_TYPES).filter(isEventType)
  return (
    <div>
      <FilterLinks
        label="Période"
        items={[
          { href: eventListHref({ type }), label: "À venir", isCurrent: period === "upcoming" },
          { href: eventListHref({ type, period: "past" }), label: "Passés", isCurrent: period === "past" },
        ]}
      />
      <FilterLinks
        label="Type"
        items={[
          { href: eventListHref({ period }), label: "Tous", isCurrent: type === undefined },
          ...types.map((one) => ({
            href: eventListHref({ type: one, period }),
            label: EVENT_TYPES[one],
            isCurrent: type === one,
          })),
        ]}
      />
    </div>
  )
}
