/** A count about a subject: words, or a page. */
export type Signal = { kind: "search_without_result" | "page_feedback"; subject: string; yes: number; no: number }

/** Subjects that may wait to be sent: as many as one batch holds. Whoever floods the site fills this, and no more. */
const MOST_SUBJECTS = 200

/** The most that one subject counts in a batch. */
const MOST_AT_ONCE = 1_000

/** Counts that wait to be sent, added up by subject. */
export class SignalTally {
  #counts = new Map<string, Signal>()

  /** Adds a count; a new subject beyond the limit is dropped. */
  add({ kind, subject, yes, no }: Signal): void {
    const name = `${kind} ${subject}`
    const known = this.#counts.get(name)
    if (known === undefined && this.#counts.size >= MOST_SUBJECTS) return
    this.#counts.set(name, {
      kind,
      subject,
      yes: Math.min(MOST_AT_ONCE, yes + (known?.yes ?? 0)),
      no: Math.min(MOST_AT_ONCE, no + (known?.no ?? 0)),
    })
  }

  /** Empties the tally and gives what was in it. */
  take(): Signal[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }

  /** Puts back what could not be sent. */
  restore(signals: readonly Signal[]): void {
    for (const signal of signals) this.add(signal)
  }
}
