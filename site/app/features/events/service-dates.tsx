import type { ReactNode } from "react"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Section } from "#app/ui/section.tsx"
import { EventList } from "./event-list.tsx"
import type { EventSummary } from "./event-row.server.ts"
import { NextEvent } from "./next-event.tsx"
import { PastEvents } from "./past-events.tsx"

type ServiceDatesProps = {
  upcoming: readonly EventSummary[]
  past: readonly EventSummary[]
  /** The words of that service: « Le prochain jeudi », « Les jeudis suivants », « Les jeudis passés ». */
  titles: { next: string; following: string; past: string }
  /** What is said when nothing is planned. */
  none: { title: string; text: ReactNode }
}

/** The dates of a service from the programme of events: the next one large, those after it, those behind. */
export function ServiceDates({ upcoming, past, titles, none }: ServiceDatesProps) {
  const next = upcoming.find((event) => event.state !== "cancelled") ?? upcoming[0]
  const following = upcoming.filter((event) => event !== next)
  return (
    <>
      <Section id="dates" title={titles.next}>
        {next ? (
          <NextEvent event={next} />
        ) : (
          <EmptyState title={none.title}>
            <p>{none.text}</p>
          </EmptyState>
        )}
      </Section>
      {following.length > 0 && (
        <Section title={titles.following}>
          <EventList events={following} />
        </Section>
      )}
      {past.length > 0 && (
        <Section id="passe" title={titles.past}>
          <PastEvents events={past} />
        </Section>
      )}
    </>
  )
}
