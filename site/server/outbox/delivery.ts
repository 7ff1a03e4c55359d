import type { Outcome } from "#app/features/forms/outbox.ts"

/** To whom a submission goes: the content backend, the form's recipient by mail, and its sender by mail. */
export type DeliveryKind = "backend" | "notice" | "acknowledgement"

/** One submission on its way to one of them. */
export type Delivery = {
  submission: string
  kind: DeliveryKind
  /** Since when it may be tried (ms since 1970). */
  dueAt: number
  /** How often it was tried. */
  attempts: number
  /** How often it failed for a reason of its own, which trying again will not change. */
  refusals: number
  /** ms since 1970; null before the first attempt. */
  attemptedAt: number | null
}

/** A delivery that was made. */
export type Made = { isDone: true; outcome?: Outcome }

/** What came of an attempt. */
export type Attempt =
  | Made
  | {
      isDone: false
      /** Trying again will not help: what is sent is refused, not the moment. */
      isRefusal: boolean
      /** Something answered; else nothing did. */
      isAnswered: boolean
      /** For the log and the alert: nothing that the visitor wrote. */
      reason: string
    }
