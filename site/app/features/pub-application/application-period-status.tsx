import { formatWeekday } from "#app/lib/dates.ts"
import type { PeriodState } from "#app/lib/period.ts"
import { Countdown } from "#app/ui/countdown.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"

/** When applications are taken, and where that stands today. */
export type ApplicationPeriod = {
  title: string
  opensOn?: string | undefined
  closesOn?: string | undefined
  text?: string | undefined
  state: PeriodState
}

function NoPeriod() {
  return (
    <EmptyState
      title="Les candidatures sont closes."
      action={
        <LinkButton href="/a-propos/offres-emploi" variant="plain">
          Voir les offres d’emploi
        </LinkButton>
      }
    >
      <p>La prochaine période paraît ici dès qu’elle est fixée.</p>
    </EmptyState>
  )
}

/** Days left, the day it opens, or that nothing is open. */
export function ApplicationPeriodStatus({ period }: { period: ApplicationPeriod | null }) {
  if (period === null) return <NoPeriod />
  const { state, opensOn, closesOn, text } = period
  return (
    <>
      {state.phase === "open" && state.daysLeft !== undefined && closesOn && (
        <Countdown size="l" daysLeft={state.daysLeft} lastDay={closesOn} />
      )}
      {state.phase === "coming" && opensOn && (
        <p>
          Les candidatures ouvrent le <time dateTime={opensOn}>{formatWeekday(opensOn)}</time>. Le formulaire paraît ici
          ce jour-là.
        </p>
      )}
      {text && <p>{text}</p>}
    </>
  )
}
