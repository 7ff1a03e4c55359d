import type { FormName } from "#app/lib/form-holdings.ts"

/** A file sent with a form, already checked. `name` was made by the server: nothing of the sender's own is in it. */
export type Attachment = { name: string; type: string; bytes: Uint8Array }

/** A form that was filled in and validated: what the outbox keeps until everybody who must have it has it. */
export type Submission = {
  /** UUID made when the form was shown, part of its signed token: posting it again is the same submission. */
  id: string
  form: FormName
  /** `ENT-7K3F-2M9Q`: follows from `id`, so that a repeated post gets the same. */
  receipt: string
  /** ISO instant. */
  submittedAt: string
  sender: { name?: string; email?: string; phone?: string }
  subject?: string
  /** Cleaned by the form's rules, under the names of its fields. */
  values: Record<string, string | string[]>
  /** What was answered, in French and in the form's order: for mails and for the Studio. */
  summary: { label: string; value: string }[]
  attachments: Attachment[]
  /** Looks like abuse: kept aside for a person to look at, and its sender is not written to. */
  isSuspect: boolean
  /** `YYYY-MM-DD`: from that day on, no copy of the content exists any more. */
  purgeOn: string
}
