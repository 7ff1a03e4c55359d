/** Why a page has to be rendered: what an editor just did comes before what nobody waits for. */
export type Urgency = "changed" | "background"

type Due = { urgency: Urgency; notBefore: number; attempts: number }

const firstDelay = 1_000
const longestDelay = 60_000

/** The pages that have to be rendered, each at most once in the queue however often it is asked for. */
export class DueQueue {
  readonly #due = new Map<string, Due>()
  readonly #visits = new Map<string, number>()
  readonly #now: () => number
  #visitCount = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Asks for a page, at once or from a moment (ms) on. An earlier wish stands. */
  add(address: string, urgency: Urgency, notBefore = 0) {
    const known = this.#due.get(address)
    this.#due.set(address, {
      urgency: urgency === "changed" || known?.urgency === "changed" ? "changed" : "background",
      notBefore: Math.min(notBefore, known?.notBefore ?? Infinity),
      attempts: known?.attempts ?? 0,
    })
  }

  /** Puts back a page whose rendering failed, to be tried later and later: 1 s, 2 s, 4 s … one minute. */
  retry(address: string, urgency: Urgency, attempts: number) {
    const delay = Math.min(firstDelay * 2 ** attempts, longestDelay)
    const renewed = this.#due.get(address)
    this.#due.set(address, {
      urgency,
      notBefore: Math.min(this.#now() + delay, renewed?.notBefore ?? Infinity),
      attempts: attempts + 1,
    })
  }

  /** Tries failed pages again now: what made them fail is over. */
  hurry() {
    for (const due of this.#due.values()) if (due.attempts > 0) due.notBefore = 0
  }

  /** Notes that visitors ask for these pages: they come first. */
  noteVisits(addresses: readonly string[]) {
    for (const address of addresses) this.#visits.set(address, ++this.#visitCount)
  }

  /** Takes at most `count` pages whose moment has come: changed ones first, recently visited ones first among equals. */
  take(count: number): { address: string; urgency: Urgency; attempts: number }[] {
    const ready = [...this.#due].filter(([, { notBefore }]) => notBefore <= this.#now())
    const rank = ([address, { urgency }]: (typeof ready)[number]) =>
      (urgency === "changed" ? 1e12 : 0) + (this.#visits.get(address) ?? 0)
    const first = ready.toSorted((one, other) => rank(other) - rank(one)).slice(0, count)
    for (const [address] of first) this.#due.delete(address)
    return first.map(([address, { urgency, attempts }]) => ({ address, urgency, attempts }))
  }

  /** When the next page is due (ms); never, when none waits. */
  get nextMoment(): number {
    return Math.min(Infinity, ...[...this.#due.values()].map(({ notBefore }) => notBefore))
  }

  /** How many pages are due now. */
  get ready() {
    return [...this.#due.values()].filter(({ notBefore }) => notBefore <= this.#now()).length
  }
}
