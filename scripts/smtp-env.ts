/**
 * The content backend's mail, in its own variables.
 * @param base `SMTP_URL`: `smtp://user:password@host:587`, or `smtps:` for a connection that is encrypted from its start;
 * without it no mail is sent. `MAIL_FROM`: the sender
 * @param siteUrl gives the domain of a sender that nobody chose
 */
export function smtpEnv({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv, siteUrl: string): NodeJS.ProcessEnv {
  if (!SMTP_URL) return {}
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL)
  const isSecure = protocol === "smtps:"
  return {
    EMAIL_TRANSPORT: "smtp",
    EMAIL_SMTP_HOST: hostname,
    EMAIL_SMTP_PORT: port || (isSecure ? "465" : "587"),
    EMAIL_SMTP_SECURE: String(isSecure),
    // Directus would read a password of digits as a number.
    ...(username && { EMAIL_SMTP_USER: `string:${decodeURIComponent(username)}` }),
    ...(password && { EMAIL_SMTP_PASSWORD: `string:${decodeURIComponent(password)}` }),
    EMAIL_FROM: MAIL_FROM || `site@${new URL(siteUrl).hostname}`,
  }
}
