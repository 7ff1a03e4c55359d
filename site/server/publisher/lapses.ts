import type { ContentSource } from "./content-source.ts"
import { DueQueue } from "./due-queue.ts"
import type { KnownPage } from "./make-page.ts"
import type { Outlet } from "./outlet.ts"
import { judge, type Rendering, renderWith } from "./rendering.ts"

/** Pages made together, and the moment they are right at. */
export type MadeAgain = { moment: Date; made: { address: string; rendering: Rendering }[] }

/** Pages rendered together. */
const batch = 6

/**
 * The pages that the clock makes wrong while the content backend is away: they are made again of what it answered
 * before. Content stays what it was; what has begun or is over since is told right.
 */
export class Lapses {
  readonly #source: Pick<ContentSource, "lookBack">
  readonly #outlet: Pick<Outlet, "recall">
  readonly #queue: DueQueue

  constructor(source: Pick<ContentSource, "lookBack">, outlet: Pick<Outlet, "recall">, now: () => number) {
    this.#source = source
    this.#outlet = outlet
    this.#queue = new DueQueue(now)
  }

  /** Notes until when (ms) a page is right; undefined when time does not change it. */
  note(address: string, rightUntil: number | undefined) {
    this.#queue.schedule(address, rightUntil)
  }

  /** These are made first. */
  noteVisits(addresses: readonly string[]) {
    this.#queue.noteVisits(addresses)
  }

  /**
   * Makes a few of them. Those that cannot be made of what is known stay as they are until the backend is back.
   * @param known the pages that stand
   * @returns undefined when there is none
   */
  async makeSome(known: ReadonlyMap<string, KnownPage>): Promise<MadeAgain | undefined> {
    const wanted = this.#queue.take(batch)
    if (wanted.length === 0) return undefined
    const look = this.#source.lookBack((address, question) => this.#outlet.recall(address, question))
    const made = await Promise.all(
      wanted.map(async ({ address }) => ({ address, rendering: await renderWith(look, address) })),
    )
    return { moment: look.moment, made: made.filter((one) => takesItsPlace(one, known.get(one.address))) }
  }
}

/** Only a page takes the place of a page. What ends by itself has ended: nobody knows what takes its place. */
const takesItsPlace = ({ address, rendering }: MadeAgain["made"][number], known: KnownPage | undefined) =>
  known?.status === rendering.status && known.endsAt === undefined && judge(address, rendering) === "publish"
