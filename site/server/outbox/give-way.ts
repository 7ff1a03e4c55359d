/** Arrivals within a second that make a rush. */
const rush = 10
const second = 1_000

/** The rest between two deliveries in a rush (ms). */
const pause = 100

/** What is due for longer than this waits for no more rests (ms). */
const patience = 5_000

/**
 * Delivering gives way to accepting. Both want the same processor and the same disk, and a visitor waits for one of
 * them only: in a rush what is accepted is delivered one by one, with rests, or without once it is late.
 */
export class GiveWay {
  readonly #arrivals: number[] = []

  /** A submission came. @param now ms on a clock that never jumps, as of `performance` */
  noteArrival(now: number) {
    this.#arrivals.push(now)
    if (this.#arrivals.length > rush) this.#arrivals.shift()
  }

  isRush(now: number): boolean {
    const [first = 0] = this.#arrivals
    return this.#arrivals.length === rush && now - first < second
  }

  /** How long to rest after a delivery that had been due for so long (ms). */
  restAfter(wait: number, now: number): number {
    return this.isRush(now) && wait < patience ? pause : 0
  }
}
