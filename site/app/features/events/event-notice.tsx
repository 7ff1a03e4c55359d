import { Notice } from "#app/ui/notice.tsx"
import { type EventState, isDateUnknown } from "./event-rules.ts"
import { formatPlanned } from "./event-time.ts"

type Noted = { state: EventState; isPast: boolean; isAllDay: boolean; previousStartsAt: string | undefined }

const TITLES = {
  cancelled: "Cet événement est annulé.",
  postponed: "Cet événement est reporté.",
  moved: "Cet événement a changé de lieu.",
} as const

/** What changed since the event was announced, or that it is over. */
export function EventNotice({ event: { state, isPast, isAllDay, previousStartsAt } }: { event: Noted }) {
  if (state === "scheduled") return isPast ? <Notice title="Cet événement est passé." /> : null
  const planned = previousStartsAt && formatPlanned(previousStartsAt, isAllDay)
  return (
    <Notice tone={state === "cancelled" ? "urgent" : "warn"} title={TITLES[state]}>
      {isDateUnknown({ state, previousStartsAt }) && (
        <p>Il n’aura pas lieu à la date ci-dessous. La nouvelle date paraîtra ici dès qu’elle est fixée.</p>
      )}
      {planned && (
        <p>
          Il était annoncé pour le {planned}.{state !== "cancelled" && " La date ci-dessous est la bonne."}
        </p>
      )}
      {state === "moved" && !planned && <p>Le lieu ci-dessous est le bon.</p>}
      {state === "cancelled" && <p>Il n’aura pas lieu à la date ci-dessous.</p>}
      {isPast && <p>Il est maintenant passé.</p>}
    </Notice>
  )
}
