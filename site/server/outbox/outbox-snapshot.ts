import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { backup, type DatabaseSync } from "node:sqlite"
import { log, reason } from "#server/log.ts"

/** How often it is looked whether a backup wants the outbox (ms). */
const interval = 500

/**
 * What a backup and the outbox say to each other, as files in its folder: nobody but the site can read the outbox while
 * the site runs. The backup makes `wanted`; once it is gone, `made` is the outbox as it stood, still encrypted.
 */
export const snapshotFilesIn = (folder: string) => ({
  wanted: join(folder, "snapshot.wanted"),
  made: join(folder, "snapshot.db"),
})

/** Makes a snapshot of the outbox each time one is wanted. @returns what stops it, once the last one is whole */
export const answerSnapshots = (database: DatabaseSync, folder: string): (() => Promise<void>) => {
  const { wanted, made } = snapshotFilesIn(folder)
  let current: Promise<void> | undefined

  const make = async () => {
    const partial = `${made}.partial`
    try {
      rmSync(partial, { force: true })
      closeSync(openSync(partial, "w", 0o600))
      await backup(database, partial)
      renameSync(partial, made)
      rmSync(wanted, { force: true })
      log("outbox copied for a backup")
    } catch (error) {
      log("outbox not copied for a backup", { reason: reason(error) })
    }
  }
  const timer = setInterval(() => {
    if (current === undefined && existsSync(wanted)) current = make().finally(() => (current = undefined))
  }, interval)
  return async () => {
    clearInterval(timer)
    await current
  }
}
