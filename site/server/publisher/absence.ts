import { log, reason } from "#server/log.ts"

/** How long the backend is left alone after a failure (ms): 1 s, then twice as long each time, five seconds at most. */
const pauses = { first: 1_000, longest: 5_000 }

/** Whether the content backend is away, and how long to leave it alone. */
export class Absence {
  readonly #now: () => number
  #failures = 0
  #until = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get isOver() {
    return this.#failures === 0
  }

  /** How long not to ask it anything (ms). */
  get pause(): number {
    return Math.max(0, this.#until - this.#now())
  }

  /** It failed. */
  begin(error: unknown) {
    if (this.isOver) log("content backend fails, published pages stay", { reason: reason(error) })
    this.#until = this.#now() + Math.min(pauses.first * 2 ** this.#failures++, pauses.longest)
  }

  /** It gave a sign of life: it may be asked at once. */
  interrupt() {
    this.#until = 0
  }

  /** It answered. @returns whether it had been away */
  end(): boolean {
    if (this.isOver) return false
    log("content backend is back")
    this.#failures = 0
    return true
  }
}
