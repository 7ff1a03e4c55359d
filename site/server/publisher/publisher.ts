import { log, reason } from "#server/log.ts"
import type { PublishedPage } from "#server/published/published-page.ts"
import { ChangeSet, type Notice } from "./change-set.ts"
import type { ContentSource, Look } from "./content-source.ts"
import { Dependencies, type Question } from "./dependencies.ts"
import { DueQueue, type Urgency } from "./due-queue.ts"
import { findLinks } from "./find-links.ts"
import { LossGuard } from "./loss-guard.ts"
import { isSame, type KnownPage, makePage } from "./make-page.ts"
import { judge, type Rendering } from "./rendering.ts"
import { inBatches } from "./in-batches.ts"
import { Timetable } from "./timetable.ts"

/** Where finished pages go. */
export type Outlet = {
  publish: (page: PublishedPage) => Promise<void>
  withdraw: (address: string) => Promise<void>
  /** Compresses a published page as well as it can be, unless it has been replaced meanwhile. */
  improve: (address: string) => Promise<void>
  /** Keeps how many records each collection is believed to have, for the next start. */
  keepCounts: (counts: Record<string, number>) => Promise<void>
}

type Made = { address: string; urgency: Urgency; attempts: number; rendering: Rendering }

const batchSize = 8
const askedTogether = 8

/** How long the backend is left alone after a failure (ms): 1 s, then twice as long each time, five seconds at most. */
const pauses = { first: 1_000, longest: 5_000 }

/** A loss that is not believed is looked at again after this many doublings of a second. */
const doubtAttempts = 5

/**
 * Keeps the published pages equal to the content. It only decides: rendering is the app's, keeping is the outlet's.
 * `round` does one small piece of work and tells how long there is nothing to do; rounds never overlap, so a page is
 * never replaced by an older rendering of itself.
 */
export class Publisher {
  readonly #source: ContentSource
  readonly #outlet: Outlet
  readonly #now: () => number
  readonly #known: Map<string, KnownPage>
  readonly #changes = new ChangeSet()
  readonly #queue: DueQueue
  readonly #guard: LossGuard
  readonly #dependencies: Dependencies
  readonly #timetable: Timetable
  readonly #unimproved = new Set<string>()
  #failures = 0
  #pausedUntil = 0
  #lastPublishedAt: number | null = null

  constructor(source: ContentSource, outlet: Outlet, now: () => number, kept: Kept) {
    this.#source = source
    this.#outlet = outlet
    this.#now = now
    this.#known = kept.pages
    this.#queue = new DueQueue(now)
    this.#guard = new LossGuard(now, kept.counts)
    this.#dependencies = new Dependencies(source.relations)
    this.#timetable = new Timetable(now)
    this.#renderEverything()
  }

  /** The backend says that something changed. */
  noteChange(notice: Notice) {
    this.#changes.add(notice)
    this.#guard.announce(notice.collection, notice.keys)
    this.#timetable.recheck(notice.collection)
  }

  /** Visitors asked for these published pages. */
  noteVisits(addresses: readonly string[]) {
    this.#queue.noteVisits(addresses)
  }

  /** A visitor got a page that is not published. */
  noteUnpublished(address: string) {
    this.#discover(address, "background")
  }

  /** Does the most urgent thing. @returns how long nothing will be due (ms), 0 when there is more to do now */
  async round(): Promise<number> {
    const pause = this.#pausedUntil - this.#now()
    if (pause > 0) return pause
    try {
      return await this.#mostUrgent()
    } catch (error) {
      return this.#leaveBackendAlone(error)
    }
  }

  /** What `/healthz` tells about publishing. */
  report() {
    return {
      pages: this.#known.size,
      waiting: this.#queue.ready,
      lastPublishedAt: this.#lastPublishedAt && new Date(this.#lastPublishedAt).toISOString(),
      backendReachable: this.#failures === 0,
      doubtedCollections: this.#guard.doubted.join(" "),
    }
  }

  async #mostUrgent() {
    if (this.#timetable.isMidnightPast()) this.#renderEverything()
    for (const collection of this.#timetable.takePassed()) this.#changes.add({ collection, keys: [] })
    if (!this.#changes.isEmpty) await this.#absorb()
    const batch = this.#queue.take(batchSize)
    if (batch.length > 0) await this.#renderBatch(batch)
    else if (this.#timetable.isRecheckDue()) await this.#recheck()
    else return this.#improveOrRest()
    return 0
  }

  #renderEverything() {
    for (const address of [...this.#source.fixedAddresses, ...this.#known.keys()])
      this.#queue.add(address, "background")
  }

  /** Asks again what a change may have answered differently, and finds the pages made with another answer. */
  async #absorb() {
    const taken = this.#changes.take()
    try {
      const look = this.#source.look()
      const asked = [...taken].flatMap(([collection, changed]) => this.#dependencies.questionsOn(collection, changed))
      await inBatches(new Set(asked), askedTogether, (question) => this.#askAgain(look, question))
      this.#succeeded()
    } catch (error) {
      this.#changes.restore(taken)
      throw error
    }
  }

  async #askAgain(look: Look, question: Question) {
    const rows = await look.ask(question.again)
    for (const address of this.#dependencies.pagesOutdatedBy(question, rows)) this.#queue.add(address, "changed")
  }

  async #renderBatch(batch: ReturnType<DueQueue["take"]>) {
    const look = this.#source.look()
    const made = await Promise.all(
      batch.map(async (due) => ({ ...due, rendering: await this.#render(look, due.address) })),
    )
    const doubted = await this.#findDoubted(look, made).catch((error) => {
      for (const { address, urgency, attempts } of made) this.#queue.retry(address, urgency, attempts)
      throw error
    })
    for (const one of made) {
      if (one.rendering.reads.some(({ collection }) => doubted.has(collection))) this.#postpone(one)
      else await this.#settle(one, look.moment)
    }
    if (made.some(({ rendering }) => rendering.status === 503)) throw new Error("The content backend does not answer")
  }

  async #render(look: Look, address: string): Promise<Rendering> {
    try {
      return await look.render(address)
    } catch (error) {
      log("page could not be rendered", { address, reason: reason(error) })
      return {
        status: 500,
        location: undefined,
        mediaType: "",
        html: "",
        payload: undefined,
        reads: [],
        rightUntil: undefined,
      }
    }
  }

  /** Collections that lost more than is believable, among those that these pages lost records of. */
  async #findDoubted(look: Look, made: readonly Made[]): Promise<Set<string>> {
    const suspects = new Set(made.flatMap((one) => this.#lossesOf(one)))
    const doubted = new Set<string>()
    for (const collection of suspects) {
      const { count } = await look.census(collection)
      if (!this.#guard.believes(collection, count)) doubted.add(collection)
    }
    return doubted
  }

  #lossesOf({ address, rendering }: Made): string[] {
    if (!this.#known.has(address) || judge(address, rendering) === "failed") return []
    const before = this.#dependencies.answersOf(address)
    return rendering.reads.flatMap((read) => {
      const keys = before?.get(read)
      // Made by an earlier run: what it was made of is not known, so anything may have been lost.
      if (!before) return [read.collection]
      return keys?.some((key) => !read.keys.includes(key)) ? [read.collection] : []
    })
  }

  #postpone({ address, urgency }: Made) {
    log("loss of content not believed, page kept", { address, collections: this.#guard.doubted.join(" ") })
    this.#queue.retry(address, urgency, doubtAttempts)
  }

  async #settle(made: Made, moment: Date) {
    const { address, urgency, attempts, rendering } = made
    const verdict = judge(address, rendering)
    if (verdict === "failed") return this.#queue.retry(address, urgency, attempts)
    this.#dependencies.remember(address, rendering.reads)
    if (rendering.rightUntil) this.#queue.add(address, "changed", rendering.rightUntil.getTime())
    if (verdict === "missing") return this.#withdraw(address)
    await this.#publish(address, rendering, moment)
    for (const link of findLinks(rendering.html)) this.#discover(link, urgency)
  }

  async #publish(address: string, rendering: Rendering, moment: Date) {
    const known = this.#known.get(address)
    const { build, siteOrigin } = this.#source
    if (isSame(rendering, known, build)) return
    const making = { build, siteOrigin, renderedAt: moment.getTime(), effort: "quick", known } as const
    const page = makePage(address, rendering, making)
    await this.#outlet.publish(page)
    this.#known.set(address, { ...page, documentTag: page.document.tag })
    this.#unimproved.add(address)
    this.#lastPublishedAt = this.#now()
  }

  async #withdraw(address: string) {
    if (!this.#known.delete(address)) return
    this.#unimproved.delete(address)
    await this.#outlet.withdraw(address)
  }

  #discover(link: string, urgency: Urgency) {
    const address = this.#source.canonicalTarget(link)
    if (address === undefined || this.#known.has(address) || this.#dependencies.knows(address)) return
    this.#queue.add(address, urgency)
  }

  /** Compares counts and dates with what was last seen: the safety net under the notices. */
  async #recheck() {
    const look = this.#source.look()
    for (const address of await look.listAddresses()) this.#discover(address, "background")
    for (const collection of this.#timetable.collectionsToRecheck(this.#dependencies.collections)) {
      const census = await look.census(collection)
      const isBelieved = this.#guard.believes(collection, census.count)
      if (isBelieved && this.#timetable.noteCensus(collection, census)) this.#changes.add({ collection, keys: [] })
    }
    this.#timetable.rechecked()
    this.#succeeded()
    await this.#outlet.keepCounts(this.#guard.counts)
  }

  async #improveOrRest() {
    const [address] = this.#unimproved
    if (address === undefined)
      return Math.max(0, Math.min(this.#timetable.nextMoment, this.#queue.nextMoment) - this.#now())
    this.#unimproved.delete(address)
    await this.#outlet.improve(address)
    return 0
  }

  #succeeded() {
    if (this.#failures === 0) return
    log("content backend is back")
    this.#failures = 0
    this.#queue.hurry()
  }

  /** Nothing published is touched. Notices may be lost meanwhile, so everything is asked again afterwards. */
  #leaveBackendAlone(error: unknown) {
    if (this.#failures === 0) log("content backend fails, published pages stay", { reason: reason(error) })
    for (const collection of this.#dependencies.collections) this.#changes.add({ collection, keys: [] })
    const pause = Math.min(pauses.first * 2 ** this.#failures++, pauses.longest)
    this.#pausedUntil = this.#now() + pause
    return pause
  }
}

/** What an earlier run left. */
export type Kept = { pages: Map<string, KnownPage>; counts: Record<string, number> }
