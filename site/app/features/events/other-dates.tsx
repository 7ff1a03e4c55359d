import { Section } from "#app/ui/section.tsx"
import { EventList } from "./event-list.tsx"
import { PastEvents } from "./past-events.tsx"
import { chooseNext, type ServiceDates } from "./service-dates.ts"

type OtherDatesProps = { dates: ServiceDates; titles: { following: string; past: string } }

/** The dates after the next one, and those behind. */
export function OtherDates({ dates: { upcoming, past }, titles }: OtherDatesProps) {
  const next = chooseNext(upcoming)
  const following = upcoming.filter((event) => event !== next)
  return (
    <>
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
