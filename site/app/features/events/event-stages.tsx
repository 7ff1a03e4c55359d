import { SiteLink } from "#app/ui/site-link.tsx"
import { Timeline } from "#app/ui/timeline.tsx"
import { EventBadge } from "./event-badge.tsx"
import type { EventSummary } from "./event-row.server.ts"
import { dayIn } from "./event-rules.ts"
import { formatEventDay, formatEventTime } from "./event-time.ts"

/** The stages of one long event, from the first to the last; the next one is marked. */
export function EventStages({ upcoming, past }: { upcoming: readonly EventSummary[]; past: readonly EventSummary[] }) {
  const stages = [
    ...past.toReversed().map((event) => ({ event, state: "past" as const })),
    ...upcoming.map((event) => ({ event, state: "coming" as const })),
  ]
  return (
    <Timeline
      items={stages.map(({ event, state }) => ({
        date: dayIn(event.startsAt),
        dateLabel: formatEventDay(event),
        title: event.title,
        state,
        children: (
          <>
            <p>
              <EventBadge state={event.state} /> {[formatEventTime(event), event.placeName].filter(Boolean).join(" · ")}
            </p>
            <p>{event.summary}</p>
            <p>
              <SiteLink href={event.path}>
                {state === "past" ? "Revoir cette étape" : "Détails de cette étape"}
              </SiteLink>
            </p>
          </>
        ),
      }))}
    />
  )
}
