import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"

/** A mail as its reader sees it. */
export type Mail = { to: string; subject: string; links: URL[] }

const PATIENCE = 10_000

/** A mail server on this machine that keeps everything it is given. */
export class Mailbox {
  readonly #mails: Mail[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    // Its certificate would be nobody's.
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ to, subject, html, text }) => {
          const written = `${html ?? ""} ${text ?? ""}`.replaceAll("&amp;", "&").replaceAll("&#x3D;", "=")
          const links = [...written.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].flatMap(
            ([address]) => URL.parse(address) ?? [],
          )
          this.#mails.push({ to: to?.[0]?.address ?? "", subject: subject ?? "", links })
          done()
        }, done)
    },
  })

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    mailbox.#server.listen(0, "127.0.0.1")
    await once(mailbox.#server.server, "listening")
    return mailbox
  }

  get url(): string {
    const address = this.#server.server.address()
    if (address === null || typeof address === "string") throw new Error("the mailbox has no port")
    return `smtp://127.0.0.1:${address.port}`
  }

  /** The mail that somebody gets, once it has come; each is given once. @throws when none comes */
  async next(to: string): Promise<Mail> {
    const deadline = performance.now() + PATIENCE
    while (performance.now() < deadline) {
      const at = this.#mails.findIndex((mail) => mail.to === to)
      if (at >= 0) return this.#mails.splice(at, 1)[0] ?? this.next(to)
      await sleep(50)
    }
    throw new Error(`no mail came to ${to}`)
  }

  /** Whether anything came that nobody has read. */
  get isEmpty(): boolean {
    return this.#mails.length === 0
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
