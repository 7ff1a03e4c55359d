import { formatDay, formatWeekday } from "#app/lib/dates.ts"
import type { PeriodState } from "#app/lib/period.ts"
import { Countdown } from "#app/ui/countdown.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"

type Deadline = {
  title: string
  opensOn: string | undefined
  closesOn: string | undefined
  text: string | undefined
  url: string | undefined
  state: PeriodState
}

function When({ deadline: { opensOn, closesOn, state } }: { deadline: Deadline }) {
  if (state.phase === "open" && state.daysLeft !== undefined && closesOn) {
    return <Countdown size="l" daysLeft={state.daysLeft} lastDay={closesOn} />
  }
  if (state.phase === "coming" && opensOn) {
    return (
      <p>
        À partir du <time dateTime={opensOn}>{formatWeekday(opensOn)}</time>
        {closesOn && (
          <>
            , jusqu’au <time dateTime={closesOn}>{formatDay(closesOn)}</time>
          </>
        )}
        .
      </p>
    )
  }
  return state.phase === "open" ? <p>En tout temps.</p> : null
}

/** What must be done before a day, with the days left; what is over is not said any more. */
export function IssueDeadlines({ deadlines }: { deadlines: readonly Deadline[] }) {
  return deadlines
    .filter(({ state }) => state.phase !== "closed")
    .map((deadline) => (
      <Section key={deadline.title} title={deadline.title} aside={deadline.text && <p>{deadline.text}</p>}>
        <When deadline={deadline} />
        {deadline.url && (
          <p>
            <SiteLink href={deadline.url}>Comment faire</SiteLink>
          </p>
        )}
      </Section>
    ))
}
