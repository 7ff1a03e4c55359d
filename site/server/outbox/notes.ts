import type { DatabaseSync } from "node:sqlite"
import { z } from "zod"
import { log, reason } from "#server/log.ts"

const Note = z.object({ value: z.instanceof(Uint8Array) })

/** Small things that the outbox remembers between two starts. */
export class Notes {
  readonly #database: DatabaseSync
  /** What the disk refused, for as long as this process lives. */
  readonly #unwritten = new Map<string, Uint8Array>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  read(name: string): Uint8Array | undefined {
    const unwritten = this.#unwritten.get(name)
    if (unwritten) return unwritten
    const row = this.#database.prepare("SELECT value FROM notes WHERE name = ?").get(name)
    return row && Note.parse(row).value
  }

  /** Like `write`, and does its best on a full disk: what depends on it must go on precisely then. */
  remember(name: string, value: Uint8Array) {
    try {
      this.write(name, value)
      this.#unwritten.delete(name)
    } catch (error) {
      this.#unwritten.set(name, value)
      log("note kept in memory only", { name, reason: reason(error) })
    }
  }

  /** @throws Error when the disk refuses */
  write(name: string, value: Uint8Array) {
    this.#database
      .prepare("INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
      .run(name, value)
  }
}
