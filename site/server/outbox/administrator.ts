import type { ContactBook } from "./contact-book.ts"
import { layOut, type MailText } from "./mail-layout.ts"
import { hostOf, type MailSettings, senderOf } from "./mail-delivery.ts"
import type { MailTransport } from "./mail-transport.ts"
import { log, reason } from "#server/log.ts"

export type AdministratorSettings = MailSettings & { alertEmail: string | undefined }

/** Writes to the person who looks after the site: `ALERT_EMAIL`, else the settings' `admin_email`. */
export class Administrator {
  readonly #parts: { transport: MailTransport; contacts: ContactBook }
  readonly #settings: AdministratorSettings

  constructor(parts: { transport: MailTransport; contacts: ContactBook }, settings: AdministratorSettings) {
    this.#parts = parts
    this.#settings = settings
  }

  /**
   * @param about a word for what the mail is about, of its identifier and of the log
   * @param now ms since 1970
   */
  async tell(about: string, text: Omit<MailText, "link">, now: number): Promise<void> {
    const { siteUrl, alertEmail } = this.#settings
    try {
      const contacts = await this.#parts.contacts.read()
      const to = alertEmail ?? contacts.admin_email
      if (!to) return log("administrator not told", { about, reason: "no ALERT_EMAIL, no admin_email in the settings" })
      await this.#parts.transport.send({
        messageId: `<${about}.${now}@${hostOf(siteUrl)}>`,
        from: senderOf(this.#settings, contacts.name),
        to,
        ...layOut({ ...text, link: { label: "État du site", href: `${siteUrl}/healthz` } }),
      })
      log("administrator told", { about })
    } catch (error) {
      log("administrator not told", { about, reason: reason(error) })
    }
  }
}
