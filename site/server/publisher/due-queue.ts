/**
 * Why a page has to be rendered: it is about what an editor just changed; it shows something of it; it is a file that
 * many records make (feed, calendar, search index), made once when several changes follow each other; nobody waits for it.
 */
export type Urgency = "own" | "changed" | "file" | "background"

const ranks: Record<Urgency, number> = { own: 3, changed: 2, file: 1, background: 0 }

/** Why an address has to be rendered that shows something of what changed. */
export const touchedAs = (address: string): Urgency => (/\.\w+$/.test(address) ? "file" : "changed")

const moreUrgent = (one: Urgency, other: Urgency | undefined) => (other && ranks[other] > ranks[one] ? other : one)

type Due = { urgency: Urgency; notBefore: number; attempts: number }

/** A page to render. */
export type Wanted = { address: string; urgency: Urgency; attempts: number }

const firstDelay = 1_000
const longestDelay = 60_000

/** The pages that have to be rendered, each at most once in the queue however often it is asked for. */
export class DueQueue {
  readonly #due = new Map<string, Due>()
  readonly #scheduled = new Map<string, number>()
  readonly #visits = new Map<string, number>()
  readonly #now: () => number
  #visitCount = 0
  /** No appointment is earlier (ms). */
  #nextAppointment = Infinity

  constructor(now: () => number) {
    this.#now = now
  }

  /** Asks for a page at once. An earlier wish stands. */
  add(address: string, urgency: Urgency) {
    const known = this.#due.get(address)
    this.#due.set(address, {
      urgency: moreUrgent(urgency, known?.urgency),
      notBefore: known && known.attempts > 0 && ranks[urgency] === 0 ? known.notBefore : 0,
      attempts: known?.attempts ?? 0,
    })
  }

  /** Whether a page waits already, at least as urgently. */
  holds(address: string, urgency: Urgency): boolean {
    const due = this.#due.get(address)
    return due !== undefined && ranks[due.urgency] >= ranks[urgency]
  }

  /** Asks for a page from a moment (ms) on, in place of an earlier appointment; undefined when it has none. */
  schedule(address: string, moment: number | undefined) {
    if (moment === undefined) return void this.#scheduled.delete(address)
    this.#scheduled.set(address, moment)
    this.#nextAppointment = Math.min(this.#nextAppointment, moment)
  }

  /** Puts back a page whose rendering failed, to be tried later and later: 1 s, 2 s, 4 s … one minute. */
  retry({ address, urgency }: Wanted, attempts: number) {
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

  /** Takes at most `count` pages at least as urgent as `least`: the most urgent first, recently visited ones first among equals. */
  take(count: number, least: Urgency = "background"): Wanted[] {
    this.#keepAppointments()
    const now = this.#now()
    const first: (Wanted & { rank: number })[] = []
    // One pass: thousands may wait, and a few are taken at a time.
    for (const [address, { urgency, notBefore, attempts }] of this.#due) {
      if (notBefore > now || ranks[urgency] < ranks[least]) continue
      const rank = ranks[urgency] * 1e12 + (this.#visits.get(address) ?? 0)
      const at = first.findLastIndex((one) => one.rank >= rank) + 1
      if (at === count) continue
      first.splice(at, 0, { address, urgency, attempts, rank })
      first.length = Math.min(first.length, count)
    }
    for (const { address } of first) this.#due.delete(address)
    return first.map(({ rank: _, ...wanted }) => wanted)
  }

  /** When the next page is due (ms); never, when none waits. */
  get nextMoment(): number {
    let next = this.#nextAppointment
    for (const { notBefore } of this.#due.values()) next = Math.min(next, notBefore)
    return next
  }

  /** How many pages are due now. */
  get ready() {
    return [...this.#due.values()].filter(({ notBefore }) => notBefore <= this.#now()).length
  }

  #keepAppointments() {
    const now = this.#now()
    if (now < this.#nextAppointment) return
    this.#nextAppointment = Infinity
    for (const [address, moment] of this.#scheduled)
      if (moment <= now) {
        this.#scheduled.delete(address)
        this.add(address, "changed")
      } else this.#nextAppointment = Math.min(this.#nextAppointment, moment)
  }
}
