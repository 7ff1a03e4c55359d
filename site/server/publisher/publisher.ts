import { log } from "#server/log.ts"
import { Absence } from "./absence.ts"
import { ChangeSet, type Notice } from "./change-set.ts"
import type { ContentSource, Look } from "./content-source.ts"
import { Dependencies } from "./dependencies.ts"
import { DueQueue, touchedAs, type Urgency, type Wanted } from "./due-queue.ts"
import { earlierPagesOf } from "./earlier-pages.ts"
import { findLinks } from "./find-links.ts"
import { Improver } from "./improver.ts"
import { Inquiry } from "./inquiry.ts"
import { Lapses } from "./lapses.ts"
import { Looks } from "./looks.ts"
import { keysIn, LossGuard, lossesOf } from "./loss-guard.ts"
import { isSame, type KnownPage, makePage, toKnown } from "./make-page.ts"
import type { Kept, Outlet } from "./outlet.ts"
import type { Read } from "./read-identity.ts"
import { judge, type Rendering, renderWith } from "./rendering.ts"
import { Timetable } from "./timetable.ts"

type Made = Wanted & { rendering: Rendering }

/** Pages rendered together: few where nobody waits for them, so that a change never waits long for its turn. */
const batchSize = { own: 4, changed: 2, file: 2, background: 6 } as const

/** A loss that is not believed is looked at again after this many doublings of a second. */
const doubtAttempts = 5

/** How long after a change the site counts as in an editor's hands (ms). */
const editingTime = 10_000

/**
 * Keeps the published pages equal to the content. It only decides: rendering is the app's, keeping is the outlet's.
 * `round` does one small piece of work and tells how long there is nothing to do; rounds never overlap, so a page is
 * never replaced by an older rendering of itself, and a change waits for one piece of work at most.
 */
export class Publisher {
  readonly #source: ContentSource
  readonly #outlet: Outlet
  readonly #now: () => number
  readonly #known: Map<string, KnownPage>
  readonly #changes = new ChangeSet()
  /** Collections in which something changed, nobody knows what. */
  readonly #uncertain = new Set<string>()
  readonly #absence: Absence
  readonly #lapses: Lapses
  readonly #looks: Looks
  readonly #queue: DueQueue
  readonly #guard: LossGuard
  readonly #dependencies: Dependencies
  readonly #inquiry: Inquiry
  readonly #timetable: Timetable
  readonly #improver: Improver
  #rechecks: ReturnType<Timetable["takeRechecks"]> = []
  #changedAt = 0
  #lastPublishedAt: number | null = null
  #rendered = 0

  constructor(source: ContentSource, outlet: Outlet, now: () => number, kept: Kept) {
    this.#source = source
    this.#outlet = outlet
    this.#now = now
    this.#known = kept.pages
    this.#absence = new Absence(now)
    this.#lapses = new Lapses(source, outlet, now)
    this.#looks = new Looks(source, now)
    this.#queue = new DueQueue(now)
    this.#guard = new LossGuard(now, kept.counts)
    this.#dependencies = new Dependencies(source.relations)
    this.#inquiry = new Inquiry(this.#dependencies)
    this.#timetable = new Timetable(now)
    this.#improver = new Improver(now, outlet.pack)
    for (const [address, { rightUntil }] of kept.pages) this.#lapses.note(address, rightUntil)
    this.#renderEverything()
  }

  /** The backend says that something changed. */
  noteChange({ collection, keys }: Notice) {
    this.#changedAt = this.#now()
    // Who sends notices is there again.
    this.#absence.interrupt()
    if (keys.length > 0) this.#changes.add(collection, keys)
    else this.#uncertain.add(collection)
    this.#guard.announce(collection, keys)
    this.#timetable.recheck(collection)
  }

  /** Visitors asked for these published pages. */
  noteVisits(addresses: readonly string[]) {
    this.#queue.noteVisits(addresses)
    this.#lapses.noteVisits(addresses)
  }

  /** A visitor got a page that is not published. */
  noteUnpublished(address: string) {
    this.#discover(address, "background")
  }

  /** Whether there is nothing to render and no editor has just changed something: time for what takes long. */
  get isCalm() {
    return this.#queue.ready === 0 && this.#now() - this.#changedAt > editingTime
  }

  /** Does the most urgent thing. @returns how long nothing will be due (ms), 0 when there is more to do now */
  async round(): Promise<number> {
    const { pause } = this.#absence
    if (pause > 0) return (await this.#goOnAlone()) ? 0 : pause
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
      waiting: this.#queue.ready + this.#inquiry.waiting + this.#uncertain.size,
      rendered: this.#rendered,
      toCompressBetter: this.#improver.left,
      lastPublishedAt: this.#lastPublishedAt && new Date(this.#lastPublishedAt).toISOString(),
      backendReachable: this.#absence.isOver,
      doubtedCollections: this.#guard.doubted.join(" "),
    }
  }

  async #mostUrgent() {
    if (this.#timetable.isMidnightPast()) this.#renderEverything()
    for (const passed of this.#timetable.takePassed()) this.noteChange(passed)
    if (!this.#changes.isEmpty || this.#uncertain.size > 0) this.#openInquiry()
    if (await this.#renderSome("own")) return 0
    if (this.#inquiry.isPressing) await this.#inquire()
    else if (await this.#renderSome("changed")) return 0
    else if (!this.#inquiry.isOver) await this.#inquire()
    else if (await this.#renderSome("file")) return 0
    else if (!(await this.#renderSome("background")) && !(await this.#recheck())) return this.#improveOrRest()
    return 0
  }

  #renderEverything() {
    this.#looks.forget()
    for (const address of [...this.#source.fixedAddresses, ...this.#known.keys()])
      this.#queue.add(address, "background")
  }

  #openInquiry() {
    this.#looks.forget()
    for (const collection of this.#uncertain) this.#inquiry.doubt(collection)
    this.#uncertain.clear()
    const changes = this.#changes.take()
    const earlier = earlierPagesOf(changes, this.#known, (address) => this.#dependencies.knows(address))
    for (const address of [...this.#inquiry.open(changes), ...earlier]) this.#queue.add(address, "own")
  }

  async #inquire() {
    for (const address of await this.#inquiry.step(this.#looks.young())) this.#queue.add(address, touchedAs(address))
    this.#succeeded()
  }

  async #renderSome(least: Urgency): Promise<boolean> {
    const batch = this.#queue.take(batchSize[least], least)
    if (batch.length > 0) await this.#renderBatch(batch, least === "own" ? this.#looks.fresh() : this.#looks.young())
    return batch.length > 0
  }

  async #renderBatch(batch: readonly Wanted[], look: Look) {
    this.#rendered += batch.length
    const made = await Promise.all(
      batch.map(async (wanted) => ({ ...wanted, rendering: await renderWith(look, wanted.address) })),
    )
    const doubted = await this.#findDoubted(look, made).catch((error) => {
      for (const one of made) this.#queue.retry(one, one.attempts)
      throw error
    })
    const settled = made.filter(({ rendering }) => !rendering.reads.some(({ collection }) => doubted.has(collection)))
    for (const one of made) if (!settled.includes(one)) this.#postpone(one)
    for (const one of settled) await this.#settle(one, look.moment)
    // Last: a page of this batch that another one links to is known by now.
    for (const { rendering, urgency } of settled)
      for (const link of findLinks(rendering.html)) this.#discover(link, urgency === "background" ? urgency : "changed")
    if (made.some(({ rendering }) => rendering.status === 503)) throw new Error("The content backend does not answer")
    if (made.some(({ rendering }) => rendering.reads.length > 0)) this.#succeeded()
  }

  /** Collections that lost more than is believable, among those that these pages lost records of. */
  async #findDoubted(look: Look, made: readonly Made[]): Promise<Set<string>> {
    const suspects = new Set(made.flatMap((one) => this.#lossesOf(one)))
    const doubted = new Set<string>()
    for (const collection of suspects)
      if (!this.#guard.believes(collection, (await look.census(collection)).count)) doubted.add(collection)
    return doubted
  }

  #lossesOf({ address, rendering }: Made): string[] {
    if (judge(address, rendering) === "failed") return []
    const made = this.#dependencies.answersOf(address)
    // What an earlier run made pages of is on disk; what a new page alone asks cannot have been lost.
    const unknown = this.#known.has(address) ? undefined : []
    const kept = (read: Read) => keysIn(this.#outlet.recall(address, read)) ?? unknown
    const before = (read: Read) => (made ? (made.get(read) ?? []) : kept(read))
    return lossesOf(rendering.reads, before)
  }

  #postpone(made: Made) {
    const collections = this.#guard.doubted.join(" ")
    log("loss of content not believed, page kept", { address: made.address, collections })
    this.#queue.retry(made, doubtAttempts)
  }

  async #settle(made: Made, moment: Date) {
    const { address, attempts, rendering } = made
    const verdict = judge(address, rendering)
    if (verdict === "failed") return this.#queue.retry(made, attempts)
    const answers = this.#dependencies.remember(address, rendering.reads)
    this.#queue.schedule(address, rendering.rightUntil?.getTime())
    this.#lapses.note(address, rendering.rightUntil?.getTime())
    // Right when it was looked at, and no more: it would bring back what has just been withdrawn.
    const hasPassed = this.#timetable.hasPassedSince(moment.getTime())
    if (hasPassed) this.#queue.add(address, made.urgency)
    if (hasPassed || Number(rendering.rightUntil ?? Infinity) <= this.#now()) return this.#looks.forget()
    if (verdict === "missing") return this.#withdraw(address)
    this.#outlet.keepAnswers(address, answers)
    await this.#publish(address, rendering, moment)
  }

  async #publish(address: string, rendering: Rendering, moment: Date) {
    const known = this.#known.get(address)
    const { build, siteOrigin } = this.#source
    if (isSame(rendering, known, build)) return
    const making = { build, siteOrigin, renderedAt: moment.getTime(), effort: "quick", known } as const
    const page = makePage(address, rendering, making)
    await this.#outlet.publish(page)
    this.#known.set(address, toKnown(page))
    this.#improver.add(address)
    this.#lastPublishedAt = this.#now()
  }

  async #withdraw(address: string) {
    if (this.#known.delete(address)) await this.#outlet.withdraw(address)
  }

  #discover(link: string, urgency: Urgency) {
    if (this.#isMade(link) || this.#queue.holds(link, urgency)) return
    const address = this.#source.canonicalTarget(link)
    if (address !== undefined && !this.#isMade(address)) this.#queue.add(address, urgency)
  }

  readonly #isMade = (address: string) => this.#known.has(address) || this.#dependencies.knows(address)

  /** Compares counts and dates with what was last seen, a collection at a time: the safety net under the notices. */
  async #recheck(): Promise<boolean> {
    if (this.#rechecks.length === 0) {
      this.#rechecks = this.#timetable.takeRechecks(this.#dependencies.collections)
      if (this.#rechecks.some(({ wasAnnounced }) => !wasAnnounced))
        for (const address of await this.#looks.fresh().listAddresses()) this.#discover(address, "background")
    }
    const next = this.#rechecks.pop()
    if (!next) return false
    const { collection, wasAnnounced } = next
    const census = await this.#looks.fresh().census(collection)
    const isBelieved = this.#guard.believes(collection, census.count)
    const isNews = this.#timetable.noteCensus(collection, census, wasAnnounced)
    if (isBelieved && isNews) this.#uncertain.add(collection)
    this.#succeeded()
    if (this.#rechecks.length === 0) await this.#outlet.keepCounts(this.#guard.counts)
    return true
  }

  async #improveOrRest() {
    this.#looks.forget()
    const page = this.#improver.take()
    const known = page && this.#known.get(page.address)
    if (page && known?.documentTag === page.document.tag && known.dataTag === page.dataTag)
      await this.#outlet.publish(page)
    this.#improver.begin()
    const next = Math.min(this.#timetable.nextMoment, this.#queue.nextMoment, this.#improver.nextMoment)
    return Math.max(0, next - this.#now())
  }

  #succeeded() {
    if (this.#absence.end()) this.#queue.hurry()
  }

  /** The backend is away, the clock is not: what has begun or ended since is told of content that stays what it was. */
  async #goOnAlone(): Promise<boolean> {
    const again = await this.#lapses.makeSome(this.#known)
    if (!again) return false
    for (const one of again.made) await this.#settle({ ...one, urgency: "background", attempts: 0 }, again.moment)
    return true
  }

  /** Nothing published is touched. Notices may be lost meanwhile, so everything is asked again afterwards. */
  #leaveBackendAlone(error: unknown) {
    for (const collection of this.#dependencies.collections) this.#uncertain.add(collection)
    this.#timetable.recheckAll()
    this.#absence.begin(error)
    // Not over yet: the next round sees what can be done alone.
    return 0
  }
}
