import { once } from "node:events"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** A mail server on this machine that keeps what it receives. */
export type Mailbox = { url: string; received: readonly Email[]; stop: () => Promise<void> }

export async function startMailbox(): Promise<Mailbox> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      void stream.toArray().then(async (chunks) => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      }, done)
    },
  })
  const listening = server.listen(0, "127.0.0.1")
  await once(listening, "listening")
  const address = listening.address()
  if (address === null || typeof address !== "object") throw new Error("no port")
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${address.port}`, received, stop }
}
