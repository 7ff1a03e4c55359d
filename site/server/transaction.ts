import type { DatabaseSync } from "node:sqlite"

/** Runs `work` in one transaction: all of it is on the disk when this returns, or nothing of it. */
export const inTransaction = (database: DatabaseSync, work: () => void) => {
  database.exec("BEGIN IMMEDIATE")
  try {
    work()
    database.exec("COMMIT")
  } catch (error) {
    // On a full disk SQLite has rolled back by itself.
    if (database.isTransaction) database.exec("ROLLBACK")
    throw error
  }
}
