import type { ContentSource, Look } from "./content-source.ts"

/** How long pages may be made of the same answers (ms), unless something changes meanwhile. */
const lifetime = 1_000

/** Looks at the content, and the one that serves several rounds of work: what surrounds every page is then asked once for many. */
export class Looks {
  readonly #source: Pick<ContentSource, "look">
  readonly #now: () => number
  #latest: Look | undefined

  constructor(source: Pick<ContentSource, "look">, now: () => number) {
    this.#source = source
    this.#now = now
  }

  /** A look that nothing else shares. */
  fresh(): Look {
    return this.#source.look()
  }

  /** The look that others share while it is young. */
  young(): Look {
    const age = this.#latest ? this.#now() - this.#latest.moment.getTime() : Infinity
    // Of a clock that was set back nothing is known.
    return this.#latest && age >= 0 && age < lifetime ? this.#latest : (this.#latest = this.#source.look())
  }

  /** Something changed: what was answered before says nothing about it. */
  forget() {
    this.#latest = undefined
  }
}
