import type { Outcome, RefusalReason } from "#app/features/forms/outbox.ts"
import type { Submission } from "#app/features/forms/submission.ts"
import type { HealthReport } from "#server/health.ts"
import type { Concern } from "#server/watch/concern.ts"

/** What the serving thread asks of the outbox's thread. `call` numbers the question, so that its answer finds it. */
export type ToOutbox =
  | { type: "accept"; call: number; submission: Submission }
  | { type: "outcome"; call: number; id: string; patience: number }
  | { type: "concerns"; concerns: Concern[] }
  | { type: "stop" }

/** What the outbox's thread says. */
export type FromOutbox =
  | { type: "accepted"; call: number; receipt: string }
  | { type: "refused"; call: number; reason: RefusalReason }
  | { type: "outcome"; call: number; outcome: Outcome }
  /** The file is open, or cannot be for now: everything is refused meanwhile. */
  | { type: "ready" }
  /** The site must not start with this outbox: another process has it, or its key is not the one given. */
  | { type: "impossible"; message: string }
  | { type: "report"; report: ReturnType<HealthReport> }
