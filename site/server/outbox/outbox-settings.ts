import { env } from "#app/env.server.ts"
import { outboxFolderIn } from "./outbox-file.ts"

/** All that the outbox's thread needs to know. */
export type OutboxSettings = {
  folder: string
  /** `OUTBOX_KEY`; without it a key is made and kept in the folder. */
  key: string | undefined
  cms: { url: string; token: string | undefined }
  /** Where people open the Studio: links in mails to staff. */
  studioUrl: string
  siteUrl: string
  /** Without it, no mail is sent. */
  smtpUrl: string | undefined
  /** The sender of mails, as in « Site <site@organisation.example> ». */
  mailFrom: string | undefined
  /** Who is told that something does not get through; else the settings' `admin_email`. */
  alertEmail: string | undefined
}

/** The outbox's settings, from the environment. */
export const outboxSettings = (): OutboxSettings => ({
  folder: outboxFolderIn(env.DATA_DIR),
  key: env.OUTBOX_KEY,
  cms: { url: env.CMS_URL, token: env.CMS_TOKEN },
  studioUrl: env.CMS_PUBLIC_URL,
  siteUrl: env.SITE_URL,
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  alertEmail: env.ALERT_EMAIL,
})
