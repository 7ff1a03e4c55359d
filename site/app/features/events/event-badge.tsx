import { Badge } from "#app/ui/badge.tsx"
import { type EventState, STATE_LABELS } from "./event-rules.ts"

const TONES = { cancelled: "alert", postponed: "new", moved: "new" } as const

/** « Annulé », « Reporté », « Déplacé », else « Aujourd’hui » on the day: nothing when all goes as planned. */
export function EventBadge({ state, isToday = false }: { state: EventState; isToday?: boolean | undefined }) {
  if (state === "scheduled") return isToday ? <Badge tone="new">Aujourd’hui</Badge> : null
  return <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
}
