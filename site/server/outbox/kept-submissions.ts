import type { DatabaseSync } from "node:sqlite"
import { z } from "zod"
import type { Outcome } from "#app/features/forms/outbox.ts"
import type { Submission } from "#app/features/forms/submission.ts"
import type { Seal } from "./seal.ts"

const Receipt = z.object({ receipt: z.string() })
const Content = z.object({ content: z.instanceof(Uint8Array) })
const Attached = z.object({ bytes: z.instanceof(Uint8Array) })
const Kept = z.object({ outcome: z.string().nullable() })
const KnownOutcome = z.object({ status: z.enum(["delivered", "held", "full"]), data: z.unknown() })

const outcomePlace = (id: string) => `${id}/outcome`
const placeOf = (id: string, position?: number) => (position === undefined ? id : `${id}/${position}`)

/** A submission, encrypted and ready to be written. */
export type SealedSubmission = { submission: Submission; content: Uint8Array; attachments: Uint8Array[] }

/** The submissions in the outbox's file. Nothing here waits: it belongs on a thread of its own. */
export class KeptSubmissions {
  readonly #database: DatabaseSync
  readonly #seal: Seal

  constructor(database: DatabaseSync, seal: Seal) {
    this.#database = database
    this.#seal = seal
  }

  encrypt(submission: Submission): SealedSubmission {
    const { id, attachments } = submission
    const names = attachments.map(({ name, type }) => ({ name, type }))
    const content = Buffer.from(JSON.stringify({ ...submission, attachments: names }))
    return {
      submission,
      content: this.#seal.close(content, placeOf(id)),
      attachments: attachments.map(({ bytes }, position) => this.#seal.close(bytes, placeOf(id, position))),
    }
  }

  /** The receipt of a submission that was accepted before, its content purged or not. */
  receiptOf(id: string): string | undefined {
    const row = this.#database.prepare("SELECT receipt FROM submissions WHERE id = ?").get(id)
    return row && Receipt.parse(row).receipt
  }

  /** Writes a submission, in a transaction of the caller's. */
  insert({ submission, content, attachments }: SealedSubmission, now: number) {
    const { id, receipt, form, purgeOn } = submission
    this.#database
      .prepare("INSERT INTO submissions (id, receipt, form, accepted_at, purge_on, content) VALUES (?, ?, ?, ?, ?, ?)")
      .run(id, receipt, form, now, purgeOn, content)
    const attach = this.#database.prepare("INSERT INTO attachments (submission, position, bytes) VALUES (?, ?, ?)")
    for (const [position, bytes] of attachments.entries()) attach.run(id, position, bytes)
  }

  /** @returns undefined when its content was purged */
  read(id: string): Submission | undefined {
    const row = this.#database.prepare("SELECT content FROM submissions WHERE id = ? AND content IS NOT NULL").get(id)
    if (row === undefined) return undefined
    const submission: Submission = JSON.parse(this.#seal.open(Content.parse(row).content, placeOf(id)).toString())
    const rows = this.#database.prepare("SELECT bytes FROM attachments WHERE submission = ? ORDER BY position").all(id)
    const attachments = submission.attachments.map((attachment, position) => ({
      ...attachment,
      bytes: this.#seal.open(Attached.parse(rows[position]).bytes, placeOf(id, position)),
    }))
    return { ...submission, attachments }
  }

  /** What the content backend answered; "pending" for a submission that it has not got yet. */
  outcomeOf(id: string): Outcome {
    const row = this.#database.prepare("SELECT outcome FROM submissions WHERE id = ?").get(id)
    const { outcome } = row ? Kept.parse(row) : { outcome: null }
    return outcome === null ? { status: "pending" } : this.#openOutcome(id, outcome)
  }

  /** Nothing in it is what the visitor wrote: it outlives the content. */
  noteOutcome(id: string, outcome: Outcome) {
    const sealed = this.#seal.close(Buffer.from(JSON.stringify(outcome)), outcomePlace(id)).toString("base64")
    this.#database.prepare("UPDATE submissions SET outcome = ? WHERE id = ?").run(sealed, id)
  }

  #openOutcome(id: string, sealed: string): Outcome {
    try {
      const text = this.#seal.open(Buffer.from(sealed, "base64"), outcomePlace(id)).toString()
      return KnownOutcome.parse(JSON.parse(text))
    } catch {
      // Sealed with an earlier key; all that is lost is what the receipt could add.
      return { status: "delivered" }
    }
  }

  /** Forgets what was sent; the row stays, so that the same post is known again. */
  purge(id: string) {
    this.#database.prepare("UPDATE submissions SET content = NULL WHERE id = ?").run(id)
    this.#database.prepare("DELETE FROM attachments WHERE submission = ?").run(id)
    this.#database.prepare("DELETE FROM deliveries WHERE submission = ?").run(id)
  }
}
