/** A notice from the content backend, in its own words. No keys: anything in the collection may have changed. */
export type Notice = { collection: string; keys: string[] }

/** Keys of changed records by collection. */
export type Changes = ReadonlyMap<string, ReadonlySet<string>>

/** Changes that wait to be looked at. Bursts merge: each record is looked at once. */
export class ChangeSet {
  readonly #changes = new Map<string, Set<string>>()

  add(collection: string, keys: Iterable<string>) {
    this.#changes.set(collection, new Set([...(this.#changes.get(collection) ?? []), ...keys]))
  }

  /** Puts several in, or back. */
  restore(changes: Changes) {
    for (const [collection, keys] of changes) this.add(collection, keys)
  }

  /** Empties the set and gives what was in it. */
  take(): Changes {
    const taken = new Map(this.#changes)
    this.#changes.clear()
    return taken
  }

  get isEmpty() {
    return this.#changes.size === 0
  }
}
