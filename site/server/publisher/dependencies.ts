import { type Asked, idsIn } from "./concern.ts"
import type { Answered } from "./kept-answers.ts"
import type { Row } from "./may-match.ts"
import { answerTag, collectionsOf, familyOf, mayConcern, nameOf, type Read, type Relations } from "./read-identity.ts"

/** A question, what is kept of its latest answer, and the pages that asked it. */
export type Question = Asked & {
  name: string
  /** Shared by the pages of one list. */
  family: string
  collections: Set<string>
  pages: Set<string>
  tag: string
  again: Read["again"]
}

type Answer = { tag: string; keys: Read["keys"] }

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null

const lastOf = (rows: unknown) => {
  const last: unknown = Array.isArray(rows) ? rows.at(-1) : undefined
  return isRow(last) ? last : undefined
}

/** Which page asked which question and what it was answered: so a change finds exactly the pages it touches. */
export class Dependencies {
  readonly relations: Relations
  readonly #questions = new Map<string, Question>()
  readonly #answers = new Map<string, Map<string, Answer>>()

  constructor(relations: Relations) {
    this.relations = relations
  }

  /** Remembers what a page was made of, in place of what it was made of before. @returns the reads with their names */
  remember(address: string, reads: readonly Read[]): Answered[] {
    const before = this.#answers.get(address)
    const answers = new Map<string, Answer>()
    const answered = reads.map((read) => ({ ...read, name: nameOf(read), tag: answerTag(read.rows) }))
    for (const { name, tag, ...read } of answered) {
      answers.set(name, { tag, keys: read.keys })
      this.#keep(name, tag, read).pages.add(address)
    }
    this.#answers.set(address, answers)
    for (const name of before?.keys() ?? []) if (!answers.has(name)) this.#leave(name, address)
    return answered
  }

  /** The questions whose answer a change of these records (of any, without `keys`) may have changed, as far as their names tell. */
  questionsOn(collection: string, keys?: ReadonlySet<string>): Question[] {
    return [...this.#questions.values()].filter(
      (question) =>
        question.collections.has(collection) &&
        (keys === undefined || question.collection !== collection || mayConcern(question, keys)),
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
    const all = new Set<string>()
    for (const { collections } of this.#questions.values()) for (const collection of collections) all.add(collection)
    return all
  }

  #keep(name: string, tag: string, { collection, query, keys, rows, again }: Read): Question {
    const known = this.#questions.get(name)
    if (known?.tag === tag) return Object.assign(known, { again })
    const answer = { keys, mentions: idsIn(rows), last: lastOf(rows), tag, again }
    if (known) return Object.assign(known, answer)
    const read = { collection, query }
    const collections = collectionsOf(read, this.relations)
    const question = { ...read, ...answer, name, family: familyOf(read), collections, pages: new Set<string>() }
    this.#questions.set(name, question)
    return question
  }

  #leave(name: string, address: string) {
    const question = this.#questions.get(name)
    question?.pages.delete(address)
    if (question?.pages.size === 0) this.#questions.delete(name)
  }
}
