import { Badge } from "#app/ui/badge.tsx"
import { type EventState, STATE_LABELS } from "./event-rules.ts"

const TONES = { cancelled: "alert", postponed: "new", moved: "new" } as const

/** « Annulé », « Reporté », « Déplacé », else « Aujourd’hui » or « En cours » while it is on: nothing when all goes as planned. */
export function EventBadge({ state, today }: { state: EventState; today?: "only" | "among-others" | undefined }) {
  if (state === "scheduled") {
    if (today === undefined) return null
    return today === "only" ? <Badge tone="new">Aujourd’hui</Badge> : <Badge>En cours</Badge>
  }
  return <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
}
