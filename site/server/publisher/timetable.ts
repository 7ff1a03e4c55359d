import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"

/** How many records a collection has for the public, when one was last changed, which ones appear or expire and when. */
export type Census = { count: number; lastChange: string | null; moments: readonly Moment[] }

/** A record that appears or expires. */
type Moment = { at: Date; key: string }

/** How often counts and dates are compared (ms). */
const recheckInterval = 60_000

/** How soon after a notice the changed collection is counted again: after the pages, which people wait for. */
const recheckDelay = 500

/** A collection without dates cannot be compared by date: it is looked at as a whole every so many comparisons. */
const undatedEvery = 5

const idOf = ({ at, key }: Moment) => `${key} ${at.getTime()}`

/** What happens because time passes: records appear and expire, the day ends, counts are compared. */
export class Timetable {
  readonly #now: () => number
  readonly #seen = new Map<string, Census>()
  /** Moments that were told already, by collection. */
  readonly #told = new Map<string, Set<string>>()
  readonly #toRecheck = new Set<string>()
  #fullRecheckAt: number
  #partialRecheckAt = Infinity
  #comparisons = 0
  #midnight: number

  constructor(now: () => number) {
    this.#now = now
    this.#fullRecheckAt = now()
    this.#midnight = this.#nextMidnight()
  }

  /** The next moment at which something is due (ms). */
  get nextMoment(): number {
    let next = Math.min(this.#fullRecheckAt, this.#partialRecheckAt, this.#midnight)
    for (const [collection, { moments }] of this.#seen)
      for (const moment of moments) if (!this.#isTold(collection, moment)) next = Math.min(next, moment.at.getTime())
    return next
  }

  /** True once after each midnight in Québec. */
  isMidnightPast(): boolean {
    if (this.#now() < this.#midnight) return false
    this.#midnight = this.#nextMidnight()
    return true
  }

  /** Records that have just appeared or expired; each moment is told once. */
  takePassed(): { collection: string; keys: string[] }[] {
    return [...this.#seen].flatMap(([collection, { moments }]) => {
      const passed = moments.filter((one) => one.at.getTime() <= this.#now() && !this.#isTold(collection, one))
      if (passed.length === 0) return []
      this.#told.set(collection, new Set([...(this.#told.get(collection) ?? []), ...passed.map(idOf)]))
      return { collection, keys: passed.map(({ key }) => key) }
    })
  }

  /** Whether a record appeared or expired since then (ms): what was made of what was public then may be wrong now. */
  hasPassedSince(then: number): boolean {
    const hasPassed = ({ at }: Moment) => at.getTime() > then && at.getTime() <= this.#now()
    return [...this.#seen.values()].some(({ moments }) => moments.some(hasPassed))
  }

  /** Asks for a count of a collection soon. */
  recheck(collection: string) {
    this.#toRecheck.add(collection)
    this.#partialRecheckAt = Math.min(this.#partialRecheckAt, this.#now() + recheckDelay)
  }

  /** Asks for a count of all collections: some may have been missed. */
  recheckAll() {
    this.#fullRecheckAt = this.#now()
  }

  /** The collections to count now, of all those that pages depend on; empty when no count is due. */
  takeRechecks(all: ReadonlySet<string>): { collection: string; wasAnnounced: boolean }[] {
    if (this.#now() < Math.min(this.#fullRecheckAt, this.#partialRecheckAt)) return []
    const isFull = this.#now() >= this.#fullRecheckAt
    if (isFull) {
      this.#fullRecheckAt = this.#now() + recheckInterval
      this.#comparisons++
    }
    const announced = new Set(this.#toRecheck)
    this.#toRecheck.clear()
    this.#partialRecheckAt = Infinity
    return [...all]
      .filter((collection) => isFull || announced.has(collection))
      .map((collection) => ({ collection, wasAnnounced: announced.has(collection) }))
  }

  /**
   * Keeps a census.
   * @param wasAnnounced a notice told of the change already
   * @returns whether it tells that something changed unannounced, or might have
   */
  noteCensus(collection: string, census: Census, wasAnnounced: boolean): boolean {
    const before = this.#seen.get(collection)
    this.#seen.set(collection, census)
    const told = census.moments.filter((moment) => this.#isTold(collection, moment)).map(idOf)
    this.#told.set(collection, new Set(told))
    if (!before || wasAnnounced) return false
    if (census.lastChange === null) return this.#comparisons % undatedEvery === 0
    return before.count !== census.count || before.lastChange !== census.lastChange
  }

  #isTold(collection: string, moment: Moment) {
    return this.#told.get(collection)?.has(idOf(moment)) ?? false
  }

  #nextMidnight() {
    return endOfDay(dayOf(new Date(this.#now()))).getTime()
  }
}
