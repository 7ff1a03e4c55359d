import { formatDay } from "#app/lib/dates.ts"
import type { Outcome } from "#app/features/forms/outbox.ts"
import type { Submission } from "#app/features/forms/submission.ts"
import { FORM_HOLDINGS, type FormName } from "#app/lib/form-holdings.ts"
import { destinationOf } from "./backend-record.ts"
import type { MailText } from "./mail-layout.ts"
import { reservationTask } from "./reservation-texts.ts"

/** What is never written in a mail, which travels and stays where nobody can take it back. */
const confidential = new Set<FormName>(["rights_office_request", "rights_office_satisfaction"])

/** Whether a notice may say what was sent and by whom. */
export const isOpen = ({ form, isSuspect }: Submission) => !confidential.has(form) && !isSuspect

const attached = (count: number) =>
  count === 1 ? "Une pièce jointe s’ouvre depuis le Studio." : `${count} pièces jointes s’ouvrent depuis le Studio.`

/** What the form's recipient is told. Of a confidential or suspect submission: its number, and where to read it. */
export const noticeText = (submission: Submission, studioUrl: string, outcome: Outcome): MailText => {
  const { id, form, receipt, subject, summary, attachments, purgeOn, sender, isSuspect } = submission
  const link = {
    label: "Lire dans le Studio",
    href: `${studioUrl}/admin/content/${destinationOf(form).collection}/${id}`,
  }
  const closing = `Envoyé par le site. Cette demande sera détruite le ${formatDay(purgeOn)}.`
  if (!isOpen(submission))
    return {
      subject: `${isSuspect ? "[À vérifier] " : ""}${FORM_HOLDINGS[form].title} ${receipt}`,
      paragraphs: [
        isSuspect
          ? `Le formulaire reçu sous le numéro ${receipt} ressemble à un envoi abusif. Il a été mis de côté : vérifiez qu’il n’est pas d’une personne qui attend une réponse.`
          : `Un formulaire est arrivé sous le numéro ${receipt}. Il ne se lit que dans le Studio.`,
      ],
      link,
      closing,
    }
  return {
    subject: `${FORM_HOLDINGS[form].title} ${receipt}${subject ? ` – ${subject}` : ""}`,
    paragraphs: [
      `Un formulaire est arrivé sous le numéro ${receipt}.`,
      ...(form === "board_reservation" ? [reservationTask(outcome)] : []),
      ...(sender.email ? ["En répondant à ce message, vous écrivez à la personne qui l’a envoyé."] : []),
      ...(attachments.length > 0 ? [attached(attachments.length)] : []),
    ],
    answers: summary,
    link,
    closing,
  }
}

/** What the sender is told: that it arrived, and its number. Nothing of what they wrote, which another may be reading. */
export const acknowledgementText = ({ receipt }: Submission, organization: string): MailText => ({
  subject: `Nous avons bien reçu votre envoi ${receipt}`,
  paragraphs: [
    "Bonjour,",
    `Votre envoi nous est bien parvenu. Son numéro est ${receipt} : gardez-le pour nous en reparler.`,
    "Si vous n’avez rien envoyé, quelqu’un a inscrit votre adresse par erreur : vous n’avez rien à faire.",
  ],
  closing: `${organization}\nCe message est envoyé automatiquement.`,
})
