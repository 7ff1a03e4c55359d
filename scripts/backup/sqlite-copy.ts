import { existsSync } from "node:fs"
import { chmod, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { backup, DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { Failure } from "#scripts/failure.mjs"

/** How long a site that runs is waited for, when it must copy its outbox itself (ms). */
const PATIENCE = 60_000

/** SQLite's own copy of a database in use: as it stood at one moment, whatever is written meanwhile. */
async function copyDatabase(from: string, to: string, timeout: number): Promise<void> {
  const database = new DatabaseSync(from, { timeout })
  try {
    // A backup of what is locked fails without saying why; a question says it.
    database.prepare("SELECT name FROM sqlite_schema LIMIT 1").get()
    await backup(database, to)
  } finally {
    database.close()
  }
  await chmod(to, 0o600)
}

/**
 * Copies an SQLite database in use, and reads the copy over.
 * @throws {Failure} when the copy is not sound
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  await copyDatabase(from, to, 30_000)
  const copy = new DatabaseSync(to, { readOnly: true })
  const { integrity_check: verdict } = copy.prepare("PRAGMA integrity_check").get() ?? {}
  copy.close()
  if (verdict !== "ok") throw new Failure(`La copie de ${from} n’est pas saine : ${String(verdict)}`)
}

/**
 * Copies the outbox of a site. One that runs keeps it to itself, so it is asked to: by a file, which needs no network.
 * @param folder the outbox's
 * @throws {Failure} when the site that holds it does not answer
 */
export async function copyOutbox(folder: string, to: string): Promise<void> {
  const file = join(folder, "outbox.db")
  if (!existsSync(file)) return
  try {
    await copyDatabase(file, to, 200)
  } catch (error) {
    if (!(error instanceof Error && /locked/.test(error.message))) throw error
    await rm(to, { force: true })
    await askSite(folder, to)
  }
}

async function askSite(folder: string, to: string): Promise<void> {
  const [wanted, made] = [join(folder, "snapshot.wanted"), join(folder, "snapshot.db")]
  await rm(made, { force: true })
  await writeFile(wanted, "")
  const deadline = performance.now() + PATIENCE
  while (existsSync(wanted)) {
    if (performance.now() > deadline) {
      await rm(wanted, { force: true })
      throw new Failure("Le site tient la boîte d’envoi et ne la copie pas. Son journal dit pourquoi.")
    }
    await sleep(100)
  }
  await rename(made, to)
}
