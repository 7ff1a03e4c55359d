import { randomUUID } from "node:crypto"
import type { Submission } from "#app/features/forms/submission.ts"

/** A submission as a form makes it, for tests. */
export const sampleSubmission = (changes: Partial<Submission> = {}): Submission => {
  const id = changes.id ?? randomUUID()
  return {
    id,
    form: "interview_request",
    receipt: `ENT-${id.slice(0, 8).toUpperCase()}`,
    submittedAt: "2026-11-20T15:00:00Z",
    sender: { name: "Une personne", email: "personne@courriel.example" },
    subject: "Une entrevue",
    values: { media: "Un journal", question: "Émoji 🎈, עברית, « guillemets »" },
    summary: [{ label: "Média", value: "Un journal" }],
    attachments: [],
    isSuspect: false,
    purgeOn: "2027-11-20",
    ...changes,
  }
}
