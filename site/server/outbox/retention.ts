import type { DatabaseSync } from "node:sqlite"
import { z } from "zod"
import type { Day } from "#app/lib/dates.ts"
import { log } from "#server/log.ts"
import { inTransaction } from "#server/transaction.ts"
import type { DiskReserve } from "./disk-reserve.ts"
import type { KeptSubmissions } from "./kept-submissions.ts"

/** How long a purged submission is still known by its id (ms): longer than any form can be posted again. */
const memory = 400 * 86_400_000

const Expired = z.object({ id: z.string(), delivered: z.number() })

/** Gives back the room of what is no more. */
const tidy = (database: DatabaseSync) => database.exec("PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)")

/** What is written in, and the room there is for it. */
type Retained = { database: DatabaseSync; kept: KeptSubmissions; reserve: DiskReserve }

/** Destroys what is left of submissions whose day has come, delivered or not, and forgets the oldest ids. */
export const purgeExpired = ({ database, kept, reserve }: Retained, today: Day, now: number) => {
  const rows = database
    .prepare("SELECT id, outcome IS NOT NULL AS delivered FROM submissions WHERE content IS NOT NULL AND purge_on <= ?")
    .all(today)
  const expired = z.array(Expired).parse(rows)
  if (expired.length > 0)
    reserve.lend(() => {
      // One at a time: a full disk has room for little.
      for (const { id } of expired) inTransaction(database, () => kept.purge(id))
      tidy(database)
    })
  database.prepare("DELETE FROM submissions WHERE content IS NULL AND accepted_at < ?").run(now - memory)
  tidy(database)
  const undelivered = expired.filter(({ delivered }) => delivered === 0).length
  if (expired.length > 0) log("submissions destroyed, their time had come", { count: expired.length, undelivered })
}
