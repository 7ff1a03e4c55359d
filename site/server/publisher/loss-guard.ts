import type { Read } from "./read-identity.ts"

type Believed = { count: number; announced: Set<string>; doubtSince: number | undefined }

/** A collection this small may lose all it has unannounced (a notice can get lost), once it has stayed so for a while. */
const small = 3
const patience = 10 * 60_000

/**
 * Tells an editor's deletions from a backend that lost its content. A loss is believed when notices named the records,
 * or when it is a small part of the collection. A backend restored empty announces nothing: the site keeps its pages.
 */
export class LossGuard {
  readonly #now: () => number
  readonly #believed = new Map<string, Believed>()

  /** @param counts what was believed when the site last ran */
  constructor(now: () => number, counts: Readonly<Record<string, number>> = {}) {
    this.#now = now
    for (const [collection, count] of Object.entries(counts))
      this.#believed.set(collection, { count, announced: new Set(), doubtSince: undefined })
  }

  /** Notes records that the backend itself says were changed or deleted. */
  announce(collection: string, keys: Iterable<string>) {
    for (const key of keys) this.#believed.get(collection)?.announced.add(key)
  }

  /** Whether the collection may really have only `count` records; if so, that is believed from now on. */
  believes(collection: string, count: number): boolean {
    const known = this.#believed.get(collection)
    if (known && !this.#isPlausible(known, count)) {
      known.doubtSince ??= this.#now()
      return false
    }
    this.#believed.set(collection, { count, announced: new Set(), doubtSince: undefined })
    return true
  }

  #isPlausible({ count: before, announced, doubtSince }: Believed, count: number) {
    const unexplained = before - count - announced.size
    if (unexplained <= 0) return true
    if (before < small) return doubtSince !== undefined && this.#now() - doubtSince >= patience
    return unexplained <= before / 2 && count > 0
  }

  /** Collections whose loss is not believed: their pages are kept as they are. */
  get doubted(): string[] {
    return [...this.#believed]
      .filter(([, { doubtSince }]) => doubtSince !== undefined)
      .map(([collection]) => collection)
  }

  /** What is believed, to be kept for the next start. */
  get counts(): Record<string, number> {
    return Object.fromEntries([...this.#believed].map(([collection, { count }]) => [collection, count]))
  }
}

/** The keys in an answer of before, as JSON: none in a record without one, undefined when the answer is not known. */
export const keysIn = (rows: string | undefined): unknown[] | undefined => {
  if (rows === undefined) return undefined
  const answer: unknown = JSON.parse(rows)
  const keyOf = (row: unknown) => (typeof row === "object" && row !== null && "id" in row ? [row.id] : [])
  return Array.isArray(answer) ? answer.flatMap(keyOf) : []
}

/**
 * The collections of which a page lost records.
 * @param before the keys that a question of the page was answered with; of one whose answer is not known anything may have been lost
 */
export const lossesOf = (reads: readonly Read[], before: (read: Read) => readonly unknown[] | undefined): string[] => {
  const hasLost = (read: Read) => {
    const now = new Set<unknown>(read.keys)
    return before(read)?.some((key) => !now.has(key)) ?? true
  }
  return reads.filter(hasLost).map(({ collection }) => collection)
}
