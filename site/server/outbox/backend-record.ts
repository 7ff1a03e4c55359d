import type { Submission } from "#app/features/forms/submission.ts"
import type { FormName } from "#app/lib/form-holdings.ts"

/** Where in the content backend a submission of each form is posted, and as a record of which collection it is kept. */
const destinations: Record<FormName, { path: string; collection: string }> = {
  interview_request: { path: "/submissions", collection: "form_submissions" },
  rights_office_request: { path: "/submissions", collection: "rights_office_requests" },
  rights_office_satisfaction: { path: "/submissions", collection: "form_submissions" },
  pub_application: { path: "/submissions", collection: "form_submissions" },
  board_reservation: { path: "/reservations", collection: "reservations" },
  feedback: { path: "/submissions", collection: "form_submissions" },
}

export const destinationOf = (form: FormName) => destinations[form]

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

const summaryText = ({ summary }: Submission) => summary.map(({ label, value }) => `${label}\n${value}`).join("\n\n")

const common = ({ id, receipt, submittedAt, isSuspect, sender, purgeOn, summary, ...rest }: Submission) => ({
  id,
  receipt,
  submitted_at: submittedAt,
  ...(isSuspect && { state: "aside" }),
  sender_name: sender.name ?? null,
  sender_email: sender.email ?? null,
  sender_phone: sender.phone ?? null,
  summary: summaryText({ id, receipt, submittedAt, isSuspect, sender, purgeOn, summary, ...rest }),
  purge_on: purgeOn,
})

/** A submission as the record that the Studio shows. */
export const toRecord = (submission: Submission): Record<string, unknown> => {
  const { form, subject, values } = submission
  if (form === "board_reservation")
    return {
      ...values,
      boards: Number(first(values["boards"])),
      id: submission.id,
      receipt: submission.receipt,
      submitted_at: submission.submittedAt,
      purge_on: submission.purgeOn,
      ...(submission.isSuspect && { state: "aside" }),
    }
  if (form === "rights_office_request")
    return {
      ...common(submission),
      topic: first(values["topic"]) ?? "other",
      situation: first(values["situation"]) ?? "",
      contact_preference: first(values["contact_preference"]) ?? null,
    }
  return { ...common(submission), form, subject: subject ?? null, content: values }
}
