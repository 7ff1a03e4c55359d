import { Badge } from "#app/ui/badge.tsx"
import { type EventState, STATE_LABELS } from "./event-rules.ts"

const TONES = { cancelled: "alert", postponed: "new", moved: "new" } as const

/** « Annulé », « Reporté », « Déplacé »: nothing when all goes as planned. */
export function EventBadge({ state }: { state: EventState }) {
  if (state === "scheduled") return null
  return <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
}
