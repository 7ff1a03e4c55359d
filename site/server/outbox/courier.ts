import type { Submission } from "#app/features/forms/submission.ts"
import { log, reason } from "#server/log.ts"
import { backOff } from "./back-off.ts"
import type { Deliveries } from "./deliveries.ts"
import type { Attempt, Delivery, DeliveryKind, Made } from "./delivery.ts"
import type { Gate } from "./gate.ts"
import type { GiveWay } from "./give-way.ts"

/** After this many refusals for a reason of its own, a delivery is set aside. */
const refusalsBeforeAside = 5

/** The longest rest between two looks (ms): a clock that jumped is noticed. */
const longestRest = 5_000

/** What a courier brings, where, and how. */
export type Route = {
  kinds: readonly DeliveryKind[]
  gate: Gate
  giveWay: GiveWay
  /** What is thrown counts as a refusal: it is the submission that this code cannot handle. */
  attempt: (delivery: Delivery, submission: Submission) => Promise<Attempt>
}

/** What a courier does with the outbox. */
export type CourierDesk = {
  deliveries: Deliveries
  read: (id: string) => Submission | undefined
  /** Notes, in one transaction, that a delivery was made. */
  delivered: (delivery: Delivery, attempt: Made) => Promise<void>
}

/** Brings what is due to one place, as fast as it takes it, and comes back later when it does not. */
export class Courier {
  readonly #route: Route
  readonly #desk: CourierDesk
  readonly #inFlight = new Map<string, Promise<void>>()
  /** Made, but the disk refused the note: noted later, not made again. */
  readonly #unnoted = new Map<string, Made>()
  /** Submissions that somebody waits for: they go first, and no rest holds them back. */
  readonly #hurried = new Set<string>()
  /** How many of those in flight somebody waits for: they take no turn from the others, nor make them rest. */
  #hurriedInFlight = 0
  /** On a clock that never jumps. */
  #restUntil = 0
  #timer: NodeJS.Timeout | undefined
  #isStopping = false

  constructor(route: Route, desk: CourierDesk) {
    this.#route = route
    this.#desk = desk
  }

  /** Looks for what is due, now and until `stop`. */
  go() {
    clearTimeout(this.#timer)
    if (this.#isStopping) return
    let rest = longestRest
    try {
      this.#sendDue()
      rest = this.#rest()
    } catch (error) {
      log("outbox cannot be read", { reason: reason(error) })
    }
    this.#timer = setTimeout(() => this.go(), rest)
  }

  /** Brings a submission before the others, as soon as there is room. */
  hurry(submission: string) {
    this.#hurried.add(submission)
    this.go()
  }

  /** Starts nothing new, and waits for what is on its way. */
  async stop() {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await Promise.all(this.#inFlight.values())
  }

  #sendDue() {
    const { kinds, gate, giveWay } = this.#route
    const { deliveries } = this.#desk
    const now = Date.now()
    const roomNow = () => gate.room(now, this.#inFlight.size)
    for (const submission of this.#hurried) {
      if (roomNow() === 0) return
      this.#hurried.delete(submission)
      this.#start(deliveries.dueOf(submission, kinds, now), roomNow(), true)
    }
    if (performance.now() < this.#restUntil) return
    const others = this.#inFlight.size - this.#hurriedInFlight
    const room = giveWay.isRush(performance.now()) ? Math.min(roomNow(), 1 - others) : roomNow()
    if (room > 0) this.#start(deliveries.due(kinds, now, room + this.#inFlight.size), room, false)
  }

  #start(due: readonly Delivery[], room: number, isHurried: boolean) {
    const fresh = due.filter((delivery) => !this.#inFlight.has(nameOf(delivery))).slice(0, room)
    for (const delivery of fresh) this.#inFlight.set(nameOf(delivery), this.#send(delivery, isHurried))
  }

  async #send(delivery: Delivery, isHurried: boolean) {
    if (isHurried) this.#hurriedInFlight++
    try {
      const attempt = await this.#attempt(delivery)
      if (attempt.isDone) await this.#succeeded(delivery, attempt)
      else this.#failed(delivery, attempt)
    } catch (error) {
      this.#route.gate.failed(Date.now())
      log("outbox cannot be written", { reason: reason(error) })
    } finally {
      this.#inFlight.delete(nameOf(delivery))
      const now = performance.now()
      if (isHurried) this.#hurriedInFlight--
      else this.#restUntil = now + this.#route.giveWay.restAfter(Date.now() - delivery.dueAt, now)
      setImmediate(() => this.go())
    }
  }

  async #attempt(delivery: Delivery): Promise<Attempt> {
    const made = this.#unnoted.get(nameOf(delivery))
    if (made) return made
    try {
      const submission = this.#desk.read(delivery.submission)
      return submission ? await this.#route.attempt(delivery, submission) : { isDone: true }
    } catch (error) {
      return { isDone: false, isRefusal: true, isAnswered: false, reason: reason(error) }
    }
  }

  async #succeeded(delivery: Delivery, attempt: Made) {
    this.#unnoted.set(nameOf(delivery), attempt)
    await this.#desk.delivered(delivery, attempt)
    this.#unnoted.delete(nameOf(delivery))
    this.#route.gate.succeeded(Date.now())
  }

  #failed(delivery: Delivery, attempt: Exclude<Attempt, Made>) {
    const { gate } = this.#route
    const now = Date.now()
    const isOwnFault = attempt.isRefusal || (attempt.isAnswered && gate.worksSince(delivery.attemptedAt))
    if (!isOwnFault) gate.failed(now)
    const refusals = delivery.refusals + (isOwnFault ? 1 : 0)
    const isAside = refusals >= refusalsBeforeAside
    log(isAside ? "delivery set aside" : "delivery failed", {
      kind: delivery.kind,
      attempts: delivery.attempts + 1,
      reason: attempt.reason,
    })
    const dueAt = now + backOff(delivery.attempts + 1)
    this.#desk.deliveries.failed(delivery, now, { dueAt, refusals, reason: attempt.reason, isAside })
  }

  #rest(): number {
    const { kinds, gate } = this.#route
    if (this.#inFlight.size > 0) return longestRest
    const next = Math.max(this.#desk.deliveries.nextDue(kinds) ?? Infinity, gate.closedUntil) - Date.now()
    return Math.min(Math.max(next, this.#restUntil - performance.now(), 10), longestRest)
  }
}

const nameOf = ({ submission, kind }: Delivery) => `${submission} ${kind}`
