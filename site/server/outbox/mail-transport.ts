import { createTransport } from "nodemailer"

/** How many connections to the mail server are open at a time. */
export const mailWidth = 2

/** A mail, ready to be sent. */
export type Mail = {
  messageId: string
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}

export type MailTransport = { send: (mail: Mail) => Promise<void>; close: () => void }

/** A mail server. @param url `smtp://` or `smtps://`, with account and password when it wants them */
export const mailTransport = (url: string): MailTransport => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailWidth,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      // No machine answers a machine.
      const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }
      await transport.sendMail({ ...mail, headers })
    },
    close: () => transport.close(),
  }
}
