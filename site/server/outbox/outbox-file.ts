import { closeSync, mkdirSync, openSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { isLocked } from "#server/is-locked.ts"

/** The outbox takes no more than this (bytes): 30,000 long letters, or a hundred applications with their attachments. */
const largestFile = 2 * 1024 ** 3
const pageSize = 4_096

/** How long a start waits for the process before it to let go of the outbox (ms). */
const lockPatience = 3_000

/**
 * `content` is null once everybody has it: the row remains, so that the same post is known again.
 * `due_at` is when a delivery may next be tried (ms since 1970).
 */
const schema = `
  CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY, receipt TEXT NOT NULL, form TEXT NOT NULL,
    accepted_at INTEGER NOT NULL, purge_on TEXT NOT NULL, content BLOB, outcome TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attachments (
    submission TEXT NOT NULL, position INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (submission, position)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS deliveries (
    submission TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting', due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, refusals INTEGER NOT NULL DEFAULT 0,
    attempted_at INTEGER, reason TEXT, PRIMARY KEY (submission, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS submissions_kept ON submissions (purge_on, accepted_at) WHERE content IS NOT NULL;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, kind, due_at);
  CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
`

/** Another process holds the outbox. Two would deliver everything twice. */
export class OutboxLocked extends Error {
  override name = "OutboxLocked"
}

/** The folder of the outbox in the data folder. */
export const outboxFolderIn = (dataDir: string) => join(dataDir, "outbox")

/**
 * Opens the file of the outbox, for this process alone: SQLite's own lock, which the system lifts even after `kill -9`.
 * @throws {OutboxLocked} when another process has it
 */
export const openOutboxFile = (folder: string, patience = lockPatience): DatabaseSync => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, "outbox.db")
  closeSync(openSync(file, "a", 0o600))
  const database = new DatabaseSync(file, { timeout: patience })
  try {
    // Without shared memory (exclusive before WAL), nobody else can even read; FULL: a commit is on the disk.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL")
    database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; BEGIN EXCLUSIVE; COMMIT")
    database.exec(`PRAGMA max_page_count = ${largestFile / pageSize}`)
    database.exec(schema)
    return database
  } catch (error) {
    database.close()
    if (!isLocked(error)) throw error
    throw new OutboxLocked(
      `La boîte d’envoi ${file} sert déjà à un autre site en marche. Arrêtez-le, ou donnez un autre DATA_DIR à celui-ci.`,
    )
  }
}
