import { z } from "zod"
import type { Outcome } from "#app/features/forms/outbox.ts"
import type { Submission } from "#app/features/forms/submission.ts"
import { reason } from "#server/log.ts"
import { type ContactBook, type Contacts, recipientOf } from "./contact-book.ts"
import type { Attempt, DeliveryKind } from "./delivery.ts"
import { layOut } from "./mail-layout.ts"
import { acknowledgementText, isOpen, noticeText } from "./mail-texts.ts"
import type { Mail, MailTransport } from "./mail-transport.ts"
import { reservationAnswerText } from "./reservation-texts.ts"

/** How nodemailer says what the server answered, and to which command. */
const SmtpError = z.object({ responseCode: z.number(), command: z.string().optional() })

export type MailSettings = { siteUrl: string; studioUrl: string; mailFrom: string | undefined }

export const hostOf = (siteUrl: string) => new URL(siteUrl).hostname

/** The sender's address: one of ours, so that the mail passes the checks of its domain. */
export const senderOf = ({ siteUrl, mailFrom }: MailSettings, organization: string) =>
  mailFrom ?? `"${organization.replaceAll(/["\\]/g, "")}" <site@${hostOf(siteUrl)}>`

/** The same at every attempt: who gets a mail twice can tell that it is one. */
export const messageIdOf = (id: string, kind: DeliveryKind, siteUrl: string) => `<${id}.${kind}@${hostOf(siteUrl)}>`

const answerText = (submission: Submission, organization: string, siteUrl: string, outcome: Outcome) =>
  submission.form === "board_reservation"
    ? reservationAnswerText(outcome, { ...submission, organization, siteUrl })
    : acknowledgementText(submission, organization)

const toMail = (
  kind: DeliveryKind,
  submission: Submission,
  contacts: Contacts,
  settings: MailSettings,
  outcome: Outcome,
): Mail | undefined => {
  const { id, form, sender } = submission
  const recipient = recipientOf(form, contacts)
  const envelope = { messageId: messageIdOf(id, kind, settings.siteUrl), from: senderOf(settings, contacts.name) }
  if (kind === "acknowledgement" && sender.email)
    return {
      ...envelope,
      to: sender.email,
      ...(recipient && { replyTo: recipient }),
      ...layOut(answerText(submission, contacts.name, settings.siteUrl, outcome)),
    }
  if (kind === "notice" && recipient)
    return {
      ...envelope,
      to: recipient,
      ...(sender.email && isOpen(submission) && { replyTo: sender.email }),
      ...layOut(noticeText(submission, settings.studioUrl, outcome)),
    }
  return undefined
}

/** Sends what goes by mail, `outcomeOf` being what the content backend answered: the notice to the form's recipient, the acknowledgement to its sender. */
export const mailDelivery =
  (transport: MailTransport, contacts: ContactBook, settings: MailSettings, outcomeOf: (id: string) => Outcome) =>
  async (kind: DeliveryKind, submission: Submission): Promise<Attempt> => {
    const failed = (isAnswered: boolean, isRefusal: boolean, why: string): Attempt => ({
      isDone: false,
      isAnswered,
      isRefusal,
      reason: why,
    })
    try {
      const mail = toMail(kind, submission, await contacts.read(), settings, outcomeOf(submission.id))
      if (mail === undefined) return failed(false, true, "the settings name no recipient for this form")
      await transport.send(mail)
      return { isDone: true }
    } catch (error) {
      const { data: answer } = SmtpError.safeParse(error)
      if (answer === undefined) return failed(false, false, reason(error))
      // Of this recipient or this message; refused before (login, sender), every mail would be.
      const isRefusal = answer.responseCode >= 500 && ["RCPT TO", "DATA"].includes(answer.command ?? "")
      return failed(true, isRefusal, `the mail server answered ${answer.responseCode} to ${answer.command ?? "?"}`)
    }
  }
