/** What changed: keys by collection, or `everything` in it when the keys are not known. */
export type Changed = ReadonlySet<string> | "everything"

/** A notice from the content backend, in its own words. */
export type Notice = { collection: string; keys: string[] }

/** Changes that wait to be looked at. Bursts merge: each collection is looked at once. */
export class ChangeSet {
  readonly #changes = new Map<string, Set<string> | "everything">()

  /** Adds a change. No keys means that anything in the collection may have changed. */
  add({ collection, keys }: Notice) {
    const known = this.#changes.get(collection)
    if (known === "everything") return
    if (keys.length === 0) this.#changes.set(collection, "everything")
    else this.#changes.set(collection, new Set([...(known ?? []), ...keys]))
  }

  /** Puts back what could not be looked at. */
  restore(changes: ReadonlyMap<string, Changed>) {
    for (const [collection, changed] of changes)
      this.add({ collection, keys: changed === "everything" ? [] : [...changed] })
  }

  /** Empties the set and gives what was in it. */
  take(): Map<string, Changed> {
    const taken = new Map(this.#changes)
    this.#changes.clear()
    return taken
  }

  get isEmpty() {
    return this.#changes.size === 0
  }
}
