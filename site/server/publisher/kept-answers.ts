import { closeSync, openSync, rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { z } from "zod"
import { isLocked } from "#server/is-locked.ts"
import { log, reason } from "#server/log.ts"
import { inTransaction } from "#server/transaction.ts"
import { mayMatch } from "./may-match.ts"
import { nameOf, type Read, undatedNameOf } from "./read-identity.ts"

/** A question that a page asked, and what it was answered: `name` names the question, `tag` the answer. */
export type Answered = Pick<Read, "collection" | "query" | "rows"> & { name: string; tag: string }

/** Of a longer answer only the tag is kept (characters): the index of a large site can wait for the content backend. */
const longest = 1_000_000

const schema = `
  CREATE TABLE IF NOT EXISTS answers (name TEXT PRIMARY KEY, tag TEXT NOT NULL, rows TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS asked (
    address TEXT NOT NULL, name TEXT NOT NULL, undated TEXT NOT NULL, PRIMARY KEY (address, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS asked_by_name ON asked (name);
`

const Name = z.object({ name: z.string() })
const Tag = z.object({ tag: z.string() })
const Rows = z.object({ rows: z.string().nullable() })

/** How long a start waits for the thread before it to let go of the file (ms). */
const lockPatience = 5_000

/** For its owner alone, and what is withdrawn is overwritten: a name that a person had removed is in no file any more. */
const openFile = (file: string) => {
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600))
  const database = new DatabaseSync(file, { timeout: lockPatience })
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    database.exec(`PRAGMA secure_delete = ON; ${schema}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const open = (file: string) => {
  const database = openFile(file)
  return {
    database,
    namesAskedBy: database.prepare("SELECT name FROM asked WHERE address = ?"),
    tagOf: database.prepare("SELECT tag FROM answers WHERE name = ?"),
    rowsOf: database.prepare("SELECT rows FROM answers WHERE name = ?"),
    rowsAlike: database.prepare("SELECT rows FROM asked JOIN answers USING (name) WHERE address = ? AND undated = ?"),
    ask: database.prepare("INSERT OR IGNORE INTO asked (address, name, undated) VALUES (?, ?, ?)"),
    unask: database.prepare("DELETE FROM asked WHERE address = ? AND name = ?"),
    keep: database.prepare("INSERT OR REPLACE INTO answers (name, tag, rows) VALUES (?, ?, ?)"),
    drop: database.prepare("DELETE FROM answers WHERE name = ?1 AND NOT EXISTS (SELECT 1 FROM asked WHERE name = ?1)"),
  }
}

type Open = ReturnType<typeof open>

const filterOf = (query: unknown) =>
  typeof query === "object" && query !== null && "filter" in query ? query.filter : undefined

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

/**
 * What the published pages were made of, on disk: for the hours in which the content backend is away and the clock goes
 * on. Never older than the pages made of it; gone with the last page that asked. A file that fails once is not trusted
 * any more: pages then wait for the backend.
 */
export class KeptAnswers {
  readonly #file: string
  #open: Open | undefined

  constructor(file: string) {
    this.#file = file
    this.#open = this.#attempt(() => open(file)) ?? this.#attempt(() => open(file))
  }

  /** Keeps what a page is made of, nothing when it is gone, in place of what it was made of before. Called before it is published. */
  keep(address: string, answers: readonly Answered[]) {
    this.#attempt(() => {
      const opened = this.#open
      if (!opened) return
      const before = new Set(opened.namesAskedBy.all(address).map((row) => Name.parse(row).name))
      const tagOf = (name: string) => Tag.optional().parse(opened.tagOf.get(name))?.tag
      const news = answers.filter(({ name, tag }) => !before.has(name) || tagOf(name) !== tag)
      const asked = new Set(answers.map(({ name }) => name))
      const left = [...before].filter((name) => !asked.has(name))
      if (news.length + left.length > 0) inTransaction(opened.database, () => write(opened, address, news, left))
    })
  }

  /**
   * The rows that answered a question of a page, as JSON; undefined when they are not known. A question about another
   * day than before (events from today on) is answered with those of the rows of before that it still asks for.
   */
  recall(address: string, question: Pick<Read, "collection" | "query">): string | undefined {
    try {
      const { rows } = Rows.optional().parse(this.#open?.rowsOf.get(nameOf(question))) ?? {}
      if (typeof rows === "string") return rows
      const alike = Rows.array().parse(this.#open?.rowsAlike.all(address, undatedNameOf(question)) ?? [])
      const answer: unknown = JSON.parse((alike.length === 1 && alike[0]?.rows) || "null")
      if (!Array.isArray(answer)) return undefined
      return JSON.stringify(answer.filter((row) => isRow(row) && mayMatch(filterOf(question.query), row)))
    } catch (error) {
      log("answer not recalled", { reason: reason(error) })
      return undefined
    }
  }

  close() {
    const opened = this.#open
    this.#open = undefined
    opened?.database.close()
  }

  #attempt<Result>(work: () => Result): Result | undefined {
    try {
      return work()
    } catch (error) {
      log("answers not kept", { reason: reason(error) })
      // Who has it open may need it.
      if (!isLocked(error)) this.#remove()
      return undefined
    }
  }

  /** Pages are published whatever becomes of their memory. */
  #remove() {
    try {
      this.close()
      for (const part of ["", "-wal", "-shm"]) rmSync(this.#file + part, { force: true })
    } catch (error) {
      log("answers not removed", { reason: reason(error) })
    }
  }
}

const write = (opened: Open, address: string, news: readonly Answered[], left: readonly string[]) => {
  for (const { name, tag, rows, ...question } of news) {
    const text = JSON.stringify(rows)
    opened.keep.run(name, tag, text.length > longest ? null : text)
    opened.ask.run(address, name, undatedNameOf(question))
  }
  for (const name of left) {
    opened.unask.run(address, name)
    opened.drop.run(name)
  }
}
