import type { Changed } from "./change-set.ts"
import { answerTag, collectionsOf, mayConcern, nameOf, type Read, type Relations } from "./read-identity.ts"

/** A question and the pages that asked it. */
export type Question = Omit<Read, "rows"> & { name: string; collections: Set<string>; pages: Set<string> }

type Answer = { tag: string; keys: Read["keys"] }

/** Which page asked which question and what it was answered: so a change finds exactly the pages it touches. */
export class Dependencies {
  readonly #relations: Relations
  readonly #questions = new Map<string, Question>()
  readonly #answers = new Map<string, Map<string, Answer>>()

  constructor(relations: Relations) {
    this.#relations = relations
  }

  /** Remembers what a page was made of, in place of what it was made of before. */
  remember(address: string, reads: readonly Read[]) {
    this.forget(address)
    const answers = new Map<string, Answer>()
    for (const { rows, ...read } of reads) {
      const name = nameOf(read)
      answers.set(name, { tag: answerTag(rows), keys: read.keys })
      const known = this.#questions.get(name)
      const pages = known?.pages ?? new Set()
      const collections = known?.collections ?? collectionsOf(read, this.#relations)
      this.#questions.set(name, { ...read, name, collections, pages: pages.add(address) })
    }
    this.#answers.set(address, answers)
  }

  forget(address: string) {
    for (const name of this.#answers.get(address)?.keys() ?? []) {
      const question = this.#questions.get(name)
      question?.pages.delete(address)
      if (question?.pages.size === 0) this.#questions.delete(name)
    }
    this.#answers.delete(address)
  }

  /** The questions whose answer a change may have changed. */
  questionsOn(collection: string, changed: Changed): Question[] {
    return [...this.#questions.values()].filter(
      (question) =>
        question.collections.has(collection) && (question.collection !== collection || mayConcern(question, changed)),
    )
  }

  /** The pages that were made with another answer than `rows`. */
  pagesOutdatedBy(question: Question, rows: unknown): string[] {
    const tag = answerTag(rows)
    return [...question.pages].filter((address) => this.#answers.get(address)?.get(question.name)?.tag !== tag)
  }

  /** Whether a page has been made, or found missing, since the start. */
  knows(address: string): boolean {
    return this.#answers.has(address)
  }

  /** The keys that a page got from a question when it was last made; undefined when nothing is known of the page. */
  answersOf(address: string) {
    const answers = this.#answers.get(address)
    return answers && { get: (read: Read) => answers.get(nameOf(read))?.keys }
  }

  /** Every collection that any page depends on. */
  get collections(): Set<string> {
    return new Set([...this.#questions.values()].flatMap(({ collections }) => [...collections]))
  }
}
