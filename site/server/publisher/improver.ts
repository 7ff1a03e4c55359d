import type { PublishedPage } from "#server/published/published-page.ts"

/**
 * How long nothing must have been published before the best compression begins (ms). Editors save, look, and save
 * again: what is compressed in between is thrown away.
 */
const calm = 10_000

/** Compresses published pages as well as they can be, one after the other, beside everything else. */
export class Improver {
  readonly #now: () => number
  readonly #pack: (address: string) => Promise<PublishedPage | undefined>
  readonly #waiting = new Set<string>()
  #notBefore = 0
  #isWorking = false
  #done: PublishedPage | undefined

  /** @param pack makes the best form of a page as it is published now */
  constructor(now: () => number, pack: (address: string) => Promise<PublishedPage | undefined>) {
    this.#now = now
    this.#pack = pack
  }

  add(address: string) {
    this.#waiting.add(address)
    this.#notBefore = this.#now() + calm
  }

  /** Begins with the next page, unless one is in the works, waits to be taken, or it is too soon. */
  begin() {
    const [address] = this.#waiting
    if (address === undefined || this.#isWorking || this.#done || this.#now() < this.#notBefore) return
    this.#waiting.delete(address)
    this.#isWorking = true
    void this.#pack(address)
      .catch(() => undefined)
      .then((page) => {
        this.#isWorking = false
        this.#done = page
      })
  }

  /** The page that is finished, once. It may have been replaced meanwhile: whoever takes it checks. */
  take(): PublishedPage | undefined {
    const page = this.#done
    this.#done = undefined
    return page
  }

  /** How many pages are not yet as small as they will be. */
  get left(): number {
    return this.#waiting.size + Number(this.#isWorking || this.#done !== undefined)
  }

  /** When to look again (ms); never, when nothing waits. */
  get nextMoment(): number {
    if (this.#isWorking || this.#done) return this.#now() + 15
    return this.#waiting.size === 0 ? Infinity : this.#notBefore
  }
}
