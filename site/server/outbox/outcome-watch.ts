import { setTimeout as sleep } from "node:timers/promises"
import type { Outcome } from "#app/features/forms/outbox.ts"

/** Tells who waits for it what the content backend answered to a submission. */
export class OutcomeWatch {
  readonly #waiting = new Map<string, ((outcome: Outcome) => void)[]>()

  note(id: string, outcome: Outcome) {
    for (const tell of this.#waiting.get(id) ?? []) tell(outcome)
    this.#waiting.delete(id)
  }

  /** @param known what is on the disk about it @param patience ms */
  async wait(id: string, known: Outcome, patience: number): Promise<Outcome> {
    if (known.status !== "pending" || patience <= 0) return known
    const told = Promise.withResolvers<Outcome>()
    const waiting = this.#waiting.get(id) ?? []
    this.#waiting.set(id, [...waiting, told.resolve])
    const outcome = await Promise.race([told.promise, sleep(patience, known, { ref: false })])
    const left = (this.#waiting.get(id) ?? []).filter((tell) => tell !== told.resolve)
    if (left.length > 0) this.#waiting.set(id, left)
    else this.#waiting.delete(id)
    return outcome
  }
}
