import { type Changes, ChangeSet } from "./change-set.ts"
import { type ChangedRecord, concernOf } from "./concern.ts"
import type { Look } from "./content-source.ts"
import type { Dependencies, Question } from "./dependencies.ts"
import { isAboutOneRecord } from "./read-identity.ts"

/** Above this many records a change is looked at as a change of anything in the collection. */
const mostRecords = 100

const askedTogether = 8

const keysOf = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row: unknown) => (typeof row === "object" && row && "id" in row ? row.id : row)) : []

const haveSameKeys = ({ keys }: Question, rows: unknown) => {
  const now = keysOf(rows)
  return keys.length === now.length && keys.every((key, at) => key === now[at])
}

/**
 * Finds the pages that changes touch, by asking again only questions whose answer may have changed:
 * 1. pages about a changed record are touched for sure, nothing need be asked;
 * 2. the records are read, and every question they cannot concern is set aside;
 * 3. what remains is asked again, a few at a time, so that a newer change can go first.
 */
export class Inquiry {
  readonly #dependencies: Dependencies
  readonly #unread = new ChangeSet()
  readonly #unasked = new Map<string, Question>()
  /** Questions on collections in which anything may have changed: asked when no change of known records waits. */
  readonly #doubtful = new Map<string, Question>()
  /** Pages of lists that change only if another page of the list, which held the record, did. */
  readonly #followers = new Map<string, Set<Question>>()

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** Takes changes in. @returns the pages about the changed records themselves */
  open(changes: Changes): Set<string> {
    this.#unread.restore(changes)
    const pages = new Set<string>()
    for (const [collection, keys] of changes)
      for (const question of this.#dependencies.questionsOn(collection, keys)) {
        const isShown = [...keys].some((key) => question.mentions.has(key))
        if (isShown && isAboutOneRecord(question)) for (const page of question.pages) pages.add(page)
      }
    return pages
  }

  /** Anything in a collection may have changed: all its questions are asked again, after what is known to have changed. */
  doubt(collection: string, keys?: ReadonlySet<string>) {
    for (const question of this.#dependencies.questionsOn(collection, keys)) this.#doubtful.set(question.name, question)
  }

  /** Whether an editor's change waits to be looked at. */
  get isPressing() {
    return !this.#unread.isEmpty || this.#unasked.size > 0
  }

  /** How many questions are to be asked, as far as is known. */
  get waiting() {
    return this.#unasked.size + this.#doubtful.size + (this.#unread.isEmpty ? 0 : 1)
  }

  get isOver() {
    return !this.isPressing && this.#doubtful.size === 0
  }

  /** Does a small part of what is left. @returns pages found to be touched. @throws when the backend fails; nothing is lost */
  async step(look: Look): Promise<string[]> {
    if (!this.#unread.isEmpty) await this.#read(look)
    const waiting = this.#unasked.size > 0 ? this.#unasked : this.#doubtful
    const batch = [...waiting.values()].slice(0, askedTogether)
    const found = await Promise.all(batch.map((question) => this.#ask(look, question)))
    for (const { name } of batch) waiting.delete(name)
    if (this.#unasked.size === 0) this.#followers.clear()
    return found.flat()
  }

  async #read(look: Look) {
    const changes = this.#unread.take()
    try {
      for (const [collection, keys] of changes) await this.#readRecords(look, collection, keys)
    } catch (error) {
      this.#unread.restore(changes)
      throw error
    }
  }

  async #readRecords(look: Look, collection: string, keys: ReadonlySet<string>) {
    if (keys.size > mostRecords) return this.doubt(collection, keys)
    const rows = await look.records(collection, [...keys])
    const questions = this.#dependencies.questionsOn(collection, keys)
    if (!rows) return this.#askAbout([...keys], questions)
    const records = [...keys].map((key) => ({ collection, key, row: rows.get(key) }))
    for (const family of Map.groupBy(questions, ({ family }) => family).values()) this.#sift(family, records)
  }

  /** Files and settings are not read: their ids tell where files are shown, and settings are one record. */
  #askAbout(keys: readonly string[], questions: readonly Question[]) {
    for (const question of questions)
      if (question.keys.length === 0 || keys.some((key) => question.mentions.has(key)))
        this.#unasked.set(question.name, question)
  }

  /** Of the pages of one list, those that hold a record are asked first: if they keep their records, so do the others. */
  #sift(family: readonly Question[], records: readonly ChangedRecord[]) {
    for (const record of records) {
      const concerns = family.map((question) => concernOf(question, record, this.#dependencies.relations))
      const isHeld = concerns.includes("shows")
      family.forEach((question, at) => {
        const isOwn = isAboutOneRecord(question) && question.mentions.has(record.key)
        if (isOwn) return
        if (concerns[at] === "shows" || (concerns[at] === "may-show" && !isHeld))
          this.#unasked.set(question.name, question)
        else if (isHeld) this.#follow(question)
      })
    }
  }

  #follow(question: Question) {
    const followers = this.#followers.get(question.family) ?? new Set()
    this.#followers.set(question.family, followers.add(question))
  }

  async #ask(look: Look, question: Question): Promise<string[]> {
    const rows = await look.ask(question.again)
    if (!haveSameKeys(question, rows)) {
      for (const follower of this.#followers.get(question.family) ?? []) this.#unasked.set(follower.name, follower)
      this.#followers.delete(question.family)
    }
    return this.#dependencies.pagesOutdatedBy(question, rows)
  }
}
