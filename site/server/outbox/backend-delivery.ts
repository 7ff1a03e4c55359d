import { z } from "zod"
import type { Submission } from "#app/features/forms/submission.ts"
import { reason } from "#server/log.ts"
import { destinationOf, toRecord } from "./backend-record.ts"
import type { Attempt } from "./delivery.ts"

/** The longest a delivery may take (ms): fifteen megabytes of attachments on a slow disk. */
const patience = 30_000

/** Answers that say that this submission will never be taken as it is. Others (401, 403, 404, 5xx) speak of the backend. */
const refusals = new Set([400, 413, 415, 422])

const Answer = z.object({ data: z.looseObject({ status: z.enum(["delivered", "held", "full"]) }) })

/** What the endpoint reads: the record, then its attachments in order. Reservations have none, and are JSON. */
const toBody = (submission: Submission) => {
  const { collection } = destinationOf(submission.form)
  if (collection === "reservations")
    return new Blob([JSON.stringify(toRecord(submission))], { type: "application/json" })
  const form = new FormData()
  form.append("submission", JSON.stringify({ collection, record: toRecord(submission) }))
  for (const { name, type, bytes } of submission.attachments)
    form.append("attachment", new Blob([Buffer.from(bytes)], { type }), name)
  return form
}

/**
 * Brings submissions to the content backend, which knows a submission it already has by its `id`.
 * @returns an attempt; it never throws for what the backend does
 */
export const backendDelivery =
  ({ url, token }: { url: string; token: string | undefined }) =>
  async (submission: Submission): Promise<Attempt> => {
    const failed = (isAnswered: boolean, isRefusal: boolean, why: string): Attempt => ({
      isDone: false,
      isAnswered,
      isRefusal,
      reason: why,
    })
    try {
      const answer = await fetch(url + destinationOf(submission.form).path, {
        method: "POST",
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
        body: toBody(submission),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      })
      const text = await answer.text()
      if (!answer.ok) return failed(true, refusals.has(answer.status), `the content backend answered ${answer.status}`)
      const { data } = Answer.parse(JSON.parse(text))
      return { isDone: true, outcome: { status: data.status, data } }
    } catch (error) {
      return failed(false, false, reason(error))
    }
  }
