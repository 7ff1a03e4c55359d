import { now } from "#app/lib/clock.server.ts"
import { addMonths } from "#app/lib/dates.ts"
import { FORM_HOLDINGS } from "#app/lib/form-holdings.ts"
import { dayOf } from "#app/lib/wall-clock.ts"
import type { CheckedFile } from "./check-files.server.ts"
import type { FormValues } from "./field.ts"
import { type FormDescription, textOf } from "./form-description.ts"
import type { Submission } from "./submission.ts"
import { receiptOf, submissionId } from "./submission-identity.server.ts"
import { summarize } from "./summary.ts"

/** A post whose values are good. */
type GoodPost = {
  accepted?: { values: FormValues } | undefined
  showing: { id: string }
  isSuspect: boolean
}

function senderOf({ sender = {} }: FormDescription, values: FormValues): Submission["sender"] {
  const name = textOf(values, sender.name)
  const email = textOf(values, sender.email)
  const phone = textOf(values, sender.phone)
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
}

/** What a good post becomes: all that whoever answers needs, and nothing that tells where it came from. */
export function toSubmission(form: FormDescription, post: GoodPost, files: readonly CheckedFile[]): Submission {
  const values = post.accepted?.values ?? {}
  const id = submissionId(post.showing.id, form.name, values, files)
  const receipt = receiptOf(form.name, id)
  const attachments = files.map(({ bytes, type, extension }, index) => ({
    name: `${receipt}-${index + 1}${extension}`,
    type,
    bytes,
  }))
  const at = now()
  const subject = textOf(values, form.subject)
  return {
    id,
    form: form.name,
    receipt,
    submittedAt: at.toISOString(),
    sender: senderOf(form, values),
    ...(subject && { subject }),
    values,
    summary: summarize(
      form,
      values,
      attachments.map(({ name, bytes }) => ({ name, size: bytes.byteLength })),
    ),
    attachments,
    isSuspect: post.isSuspect,
    purgeOn: addMonths(dayOf(at), FORM_HOLDINGS[form.name].retention),
  }
}
