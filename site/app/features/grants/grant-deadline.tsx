import { formatDay, formatWeekday } from "#app/lib/dates.ts"
import { Countdown } from "#app/ui/countdown.tsx"
import type { GrantCall } from "./grant-rules.ts"

/** When one can ask: how long there is left, or when it opens. */
export function GrantDeadline({ call }: { call: GrantCall }) {
  switch (call.phase) {
    case "always":
      return <p>Demandes en tout temps, sans date limite.</p>
    case "open":
      return (
        <>
          <Countdown daysLeft={call.daysLeft} lastDay={call.deadline.closesOn} />
          {call.deadline.decisionOn && (
            <p>
              Réponse le <time dateTime={call.deadline.decisionOn}>{formatWeekday(call.deadline.decisionOn)}</time>.
            </p>
          )}
        </>
      )
    case "coming":
      return (
        <p>
          {call.deadline.opensOn ? (
            <>
              Ouvre le <time dateTime={call.deadline.opensOn}>{formatWeekday(call.deadline.opensOn)}</time>.
            </>
          ) : (
            <>
              Date limite&nbsp;: <time dateTime={call.deadline.closesOn}>{formatDay(call.deadline.closesOn)}</time>.
            </>
          )}
        </p>
      )
    case "closed":
      return <p>Les demandes sont closes. La prochaine date paraît ici dès qu’elle est fixée.</p>
  }
}
