import type { ContactBook, Contacts } from "./contact-book.ts"
import { layOut } from "./mail-layout.ts"
import { hostOf, type MailSettings, senderOf } from "./mail-delivery.ts"
import type { MailTransport } from "./mail-transport.ts"
import type { Notes } from "./notes.ts"
import type { OutboxReport } from "./outbox-report.ts"
import { log, reason } from "#server/log.ts"

const interval = 3_600_000
const noteName = "alarm"

/** What waits longer than this is told (s). */
const tooLong = 3_600

const problemsOf = ({ aside, oldestSeconds, depth }: OutboxReport): string[] => [
  ...(aside > 0 ? [`Mises de côté après plusieurs refus : ${aside}.`] : []),
  ...(oldestSeconds > tooLong
    ? [`En attente : ${depth}, la plus ancienne depuis ${Math.round(oldestSeconds / 3_600)} h.`]
    : []),
]

type Parts = { transport: MailTransport; contacts: ContactBook; notes: Notes }
type Settings = MailSettings & { alertEmail: string | undefined }

/** Writes to the administrator that something does not get through, at most once an hour, whatever restarts. */
export class Alarm {
  readonly #parts: Parts
  readonly #settings: Settings

  constructor(parts: Parts, settings: Settings) {
    this.#parts = parts
    this.#settings = settings
  }

  async look(report: OutboxReport, now: number) {
    const problems = problemsOf(report)
    const { notes, contacts } = this.#parts
    const last = Number(Buffer.from(notes.read(noteName) ?? []).toString() || 0)
    if (problems.length === 0 || now - last < interval) return
    notes.write(noteName, Buffer.from(String(now)))
    try {
      await this.#write(problems, await contacts.read(), now)
    } catch (error) {
      log("administrator not told", { reason: reason(error) })
    }
  }

  async #write(problems: string[], contacts: Contacts, now: number) {
    const { siteUrl, alertEmail } = this.#settings
    const to = alertEmail ?? contacts.admin_email
    if (!to) return log("administrator not told", { reason: "no ALERT_EMAIL, no admin_email in the settings" })
    await this.#parts.transport.send({
      messageId: `<alarm.${now}@${hostOf(siteUrl)}>`,
      from: senderOf(this.#settings, contacts.name),
      to,
      ...layOut({
        subject: "Des formulaires du site ne se rendent pas",
        paragraphs: [
          "Des formulaires envoyés par le site attendent d’être livrés au Studio ou par courriel. Rien n’est perdu : ils sont gardés, chiffrés, sur le serveur du site.",
          ...problems,
          "Le journal du site dit pourquoi. Une fois la cause réglée, redémarrez le site : ce qui a été mis de côté sera essayé de nouveau.",
        ],
        link: { label: "État du site", href: `${siteUrl}/healthz` },
        closing: "Envoyé par le site, au plus une fois par heure.",
      }),
    })
    log("administrator told", { problems: problems.length })
  }
}
