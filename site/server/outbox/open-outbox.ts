import { groupCommit } from "./group-commit.ts"
import { Courier } from "./courier.ts"
import { backendDelivery } from "./backend-delivery.ts"
import { Deliveries } from "./deliveries.ts"
import type { Delivery, Made } from "./delivery.ts"
import { Gate } from "./gate.ts"
import { KeptSubmissions } from "./kept-submissions.ts"
import { openOutboxFile } from "./outbox-file.ts"
import { outboxKey } from "./outbox-key.ts"
import type { OutboxSettings } from "./outbox-settings.ts"
import { OutcomeWatch } from "./outcome-watch.ts"
import { makeSeal } from "./seal.ts"
import { inTransaction } from "./transaction.ts"
import type { Outcome } from "#app/features/forms/outbox.ts"
import type { Submission } from "#app/features/forms/submission.ts"

/** How many submissions may be on their way to the content backend at a time. */
const backendWidth = 4

/** The outbox on the thread that owns its file. */
export type OpenOutbox = {
  accept: (submission: Submission) => Promise<string>
  outcome: (id: string, patience: number) => Promise<Outcome>
  report: () => Record<string, string | number | boolean | null>
  stop: () => Promise<void>
}

/**
 * Opens the outbox and starts delivering what waits in it.
 * @throws {OutboxLocked} when another process has it
 * @throws Error when the disk refuses, or the key is not the one it was encrypted with
 */
export const openOutbox = (settings: OutboxSettings, lockPatience?: number): OpenOutbox => {
  const database = openOutboxFile(settings.folder, lockPatience)
  const kept = new KeptSubmissions(database, makeSeal(outboxKey(settings.folder, settings.key)))
  const deliveries = new Deliveries(database)
  const outcomes = new OutcomeWatch()

  const keep = groupCommit((group: Submission[]) => {
    const sealed = group.map((submission) => kept.encrypt(submission))
    inTransaction(database, () => {
      for (const one of sealed) {
        const { id } = one.submission
        if (kept.receiptOf(id) !== undefined) continue
        const now = Date.now()
        kept.insert(one, now)
        deliveries.add(id, "backend", now, false)
      }
    })
    backend.go()
  })

  const delivered = (delivery: Delivery, { outcome }: Made) => {
    const { submission } = delivery
    inTransaction(database, () => {
      deliveries.done(delivery)
      if (outcome) kept.noteOutcome(submission, outcome)
      if (delivery.kind === "backend") deliveries.release(submission, Date.now())
      if (deliveries.left(submission) === 0) kept.purge(submission)
    })
    if (outcome) outcomes.note(submission, outcome)
  }

  const toBackend = backendDelivery(settings.cms)
  const desk = { deliveries, read: (id: string) => kept.read(id), delivered }
  const backend = new Courier(
    { kinds: ["backend"], gate: new Gate(backendWidth), attempt: (_, submission) => toBackend(submission) },
    desk,
  )

  deliveries.retryAside(Date.now())
  backend.go()
  return {
    accept: async (submission) => {
      await keep(submission)
      return kept.receiptOf(submission.id) ?? submission.receipt
    },
    outcome: (id, patience) => outcomes.wait(id, kept.outcomeOf(id), patience),
    report: () => ({ ready: true }),
    stop: async () => {
      await backend.stop()
      database.close()
    },
  }
}
