import type { DatabaseSync } from "node:sqlite"
import { z } from "zod"
import type { Delivery, DeliveryKind } from "./delivery.ts"

/** Due, but not before `release`. */
const never = Number.MAX_SAFE_INTEGER

const Due = z.object({
  submission: z.string(),
  kind: z.enum(["backend", "notice", "acknowledgement"]),
  dueAt: z.number(),
  attempts: z.number(),
  refusals: z.number(),
  attemptedAt: z.number().nullable(),
})
const NextDue = z.object({ dueAt: z.number().nullable() })
const Count = z.object({ count: z.number() })

const columns = "submission, kind, due_at AS dueAt, attempts, refusals, attempted_at AS attemptedAt"

const marks = (values: readonly unknown[]) => values.map(() => "?").join(", ")

/** To whom each submission still has to go, in the outbox's file. */
export class Deliveries {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @param isHeld it waits for `release` */
  add(submission: string, kind: DeliveryKind, dueAt: number, isHeld: boolean) {
    this.#database
      .prepare("INSERT INTO deliveries (submission, kind, due_at) VALUES (?, ?, ?)")
      .run(submission, kind, isHeld ? never : dueAt)
  }

  /** Lets the deliveries of a submission go that waited for the content backend's answer. */
  release(submission: string, now: number) {
    this.#database
      .prepare("UPDATE deliveries SET due_at = ? WHERE submission = ? AND due_at = ?")
      .run(now, submission, never)
  }

  /** What may be tried now, what is due the longest first. */
  due(kinds: readonly DeliveryKind[], now: number, limit: number): Delivery[] {
    const rows = this.#database
      .prepare(
        `SELECT ${columns} FROM deliveries
         WHERE state = 'waiting' AND kind IN (${marks(kinds)}) AND due_at <= ? ORDER BY due_at LIMIT ?`,
      )
      .all(...kinds, now, limit)
    return z.array(Due).parse(rows)
  }

  /** What may be tried now for one submission. */
  dueOf(submission: string, kinds: readonly DeliveryKind[], now: number): Delivery[] {
    const rows = this.#database
      .prepare(
        `SELECT ${columns} FROM deliveries
         WHERE submission = ? AND state = 'waiting' AND kind IN (${marks(kinds)}) AND due_at <= ?`,
      )
      .all(submission, ...kinds, now)
    return z.array(Due).parse(rows)
  }

  /** When the next one may be tried (ms since 1970); undefined when nothing waits. */
  nextDue(kinds: readonly DeliveryKind[]): number | undefined {
    const row = this.#database
      .prepare(`SELECT min(due_at) AS dueAt FROM deliveries WHERE state = 'waiting' AND kind IN (${marks(kinds)})`)
      .get(...kinds)
    const dueAt = NextDue.parse(row).dueAt ?? never
    return dueAt === never ? undefined : dueAt
  }

  done({ submission, kind }: Delivery) {
    this.#database.prepare("DELETE FROM deliveries WHERE submission = ? AND kind = ?").run(submission, kind)
  }

  /** Notes a failed attempt. @param isAside not tried again before a person has looked */
  failed(delivery: Delivery, now: number, next: { dueAt: number; refusals: number; reason: string; isAside: boolean }) {
    this.#database
      .prepare(
        `UPDATE deliveries SET attempts = ?, refusals = ?, attempted_at = ?, due_at = ?, reason = ?, state = ?
         WHERE submission = ? AND kind = ?`,
      )
      .run(
        delivery.attempts + 1,
        next.refusals,
        now,
        next.dueAt,
        next.reason,
        next.isAside ? "aside" : "waiting",
        delivery.submission,
        delivery.kind,
      )
  }

  /** How many deliveries of a submission are left, those set aside included. */
  left(submission: string): number {
    const row = this.#database.prepare("SELECT count(*) AS count FROM deliveries WHERE submission = ?").get(submission)
    return Count.parse(row).count
  }

  /** Tries again what was set aside: a person has looked, and started the site again. */
  retryAside(now: number) {
    this.#database
      .prepare("UPDATE deliveries SET state = 'waiting', refusals = 0, attempts = 0, due_at = ? WHERE state = 'aside'")
      .run(now)
  }
}
