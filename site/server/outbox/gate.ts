import { backOff } from "./back-off.ts"

/** How many deliveries may be on their way to one place at a time. After a failure one goes ahead, and the others wait for it. */
export class Gate {
  readonly #width: number
  #failures = 0
  #closedUntil = 0
  #succeededAt = 0

  constructor(width: number) {
    this.#width = width
  }

  room(now: number, inFlight: number): number {
    if (now < this.#closedUntil) return 0
    return Math.max(0, (this.#failures > 0 ? 1 : this.#width) - inFlight)
  }

  get closedUntil() {
    return this.#closedUntil
  }

  /** Failures in a row. */
  get failures() {
    return this.#failures
  }

  succeeded(now: number) {
    this.#failures = 0
    this.#closedUntil = 0
    this.#succeededAt = now
  }

  /** The place failed, whatever was sent. What was on its way together fails together, and counts once. */
  failed(now: number) {
    if (now < this.#closedUntil) return
    this.#failures += 1
    this.#closedUntil = now + backOff(this.#failures)
  }

  /** Whether the place took something else since then: what fails there now fails by itself. */
  worksSince(moment: number | null): boolean {
    return moment !== null && this.#succeededAt > moment
  }
}
