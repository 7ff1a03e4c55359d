import type { DatabaseSync } from "node:sqlite"
import { z } from "zod"

const Note = z.object({ value: z.instanceof(Uint8Array) })

/** Small things that the outbox remembers between two starts. */
export class Notes {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  read(name: string): Uint8Array | undefined {
    const row = this.#database.prepare("SELECT value FROM notes WHERE name = ?").get(name)
    return row && Note.parse(row).value
  }

  write(name: string, value: Uint8Array) {
    this.#database
      .prepare("INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
      .run(name, value)
  }
}
