import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import type { Census } from "./loss-guard.ts"

/** How often counts and dates are compared (ms). */
const recheckInterval = 60_000

/** How soon after a notice the changed collection is counted again: after the pages, which people wait for. */
const recheckDelay = 500

/** A collection without dates cannot be compared by date: it is looked at as a whole every so many comparisons. */
const undatedEvery = 5

type Seen = Census & { nextMoment: Date | undefined }

/** What happens because time passes: records appear and expire, the day ends, counts are compared. */
export class Timetable {
  readonly #now: () => number
  readonly #seen = new Map<string, Seen>()
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
    const moments = [...this.#seen.values()].flatMap(({ nextMoment }) => nextMoment?.getTime() ?? [])
    return Math.min(this.#fullRecheckAt, this.#partialRecheckAt, this.#midnight, ...moments)
  }

  /** True once after each midnight in Québec. */
  isMidnightPast(): boolean {
    if (this.#now() < this.#midnight) return false
    this.#midnight = this.#nextMidnight()
    return true
  }

  /** Collections in which a record has just appeared or expired; each is told once. */
  takePassed(): string[] {
    const passed = [...this.#seen].filter(([, { nextMoment }]) => nextMoment && nextMoment.getTime() <= this.#now())
    for (const [collection, seen] of passed) {
      this.#seen.set(collection, { ...seen, nextMoment: undefined })
      this.recheck(collection)
    }
    return passed.map(([collection]) => collection)
  }

  /** Asks for a count of a collection soon. */
  recheck(collection: string) {
    this.#toRecheck.add(collection)
    this.#partialRecheckAt = Math.min(this.#partialRecheckAt, this.#now() + recheckDelay)
  }

  isRecheckDue(): boolean {
    return this.#now() >= Math.min(this.#fullRecheckAt, this.#partialRecheckAt)
  }

  /** The collections to count now, of all those that pages depend on. */
  collectionsToRecheck(all: ReadonlySet<string>): string[] {
    if (this.#now() >= this.#fullRecheckAt) return [...all]
    return [...this.#toRecheck].filter((collection) => all.has(collection))
  }

  rechecked() {
    if (this.#now() >= this.#fullRecheckAt) {
      this.#fullRecheckAt = this.#now() + recheckInterval
      this.#comparisons++
    }
    this.#toRecheck.clear()
    this.#partialRecheckAt = Infinity
  }

  /** Keeps a census. @returns whether it tells that something changed unannounced, or might have */
  noteCensus(collection: string, census: Seen): boolean {
    const before = this.#seen.get(collection)
    this.#seen.set(collection, census)
    if (!before || this.#toRecheck.has(collection)) return false
    if (census.lastChange === null) return this.#comparisons % undatedEvery === undatedEvery - 1
    return before.count !== census.count || before.lastChange !== census.lastChange
  }

  #nextMidnight() {
    return endOfDay(dayOf(new Date(this.#now()))).getTime()
  }
}
