import type { DatabaseSync } from "node:sqlite"
import { z } from "zod"

const Waiting = z.object({ depth: z.number(), oldest: z.number().nullable() })
const Aside = z.object({ notice: z.number(), other: z.number() })
const Pages = z.object({ page_count: z.number() })

/** How much waits, how long it has, and what was set aside. */
export type OutboxReport = {
  depth: number
  oldestSeconds: number
  aside: number
  unreachableSenders: number
  megabytes: number
}

/** Counts what the outbox holds. What only a sender's own wrong address keeps from its end waits for nobody. */
export const reportOf = (database: DatabaseSync, now: number): OutboxReport => {
  const waiting = Waiting.parse(
    database
      .prepare(
        `SELECT count(*) AS depth, min(accepted_at) AS oldest FROM submissions WHERE content IS NOT NULL AND EXISTS
         (SELECT 1 FROM deliveries WHERE submission = submissions.id AND NOT (state = 'aside' AND kind = 'acknowledgement'))`,
      )
      .get(),
  )
  const aside = Aside.parse(
    database
      .prepare(
        `SELECT count(*) FILTER (WHERE kind = 'acknowledgement') AS notice,
         count(*) FILTER (WHERE kind <> 'acknowledgement') AS other FROM deliveries WHERE state = 'aside'`,
      )
      .get(),
  )
  const { page_count: pages } = Pages.parse(database.prepare("PRAGMA page_count").get())
  return {
    depth: waiting.depth,
    oldestSeconds: waiting.oldest === null ? 0 : Math.max(0, Math.round((now - waiting.oldest) / 1_000)),
    aside: aside.other,
    unreachableSenders: aside.notice,
    megabytes: Math.round((pages * 4_096) / 1_048_576),
  }
}
