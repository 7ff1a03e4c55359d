import type { Submission } from "./submission.ts"

/** What became of a submission in the content backend; `data` is what its endpoint answered. */
export type Outcome = { status: "delivered" | "held" | "full" | "pending"; data?: unknown }

/** Where submissions are kept until they are delivered. The server gives one to every request (`outboxContext`). */
export type Outbox = {
  /**
   * Keeps a submission: on the disk, surely, when this resolves. The same `id` again: the same answer, nothing new.
   * @throws {OutboxRefusal} when it cannot be kept; answer 503 with what the visitor typed
   */
  accept(submission: Submission): Promise<{ receipt: string }>
  /** What the content backend answered to a submission, or "pending" after `patience` ms. */
  outcome(id: string, patience: number): Promise<Outcome>
}

/** Why nothing was kept: too much is waiting already, the disk refuses, or there is no outbox (a site in development). */
export type RefusalReason = "full" | "disk" | "absent"

/** The outbox did not keep a submission: the visitor has no receipt and must be told. */
export class OutboxRefusal extends Error {
  override name = "OutboxRefusal"
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`The outbox kept nothing (${reason}).`)
    this.reason = reason
  }
}
