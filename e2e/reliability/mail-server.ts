import { once } from "node:events"
import type { Socket } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** How a mail server can fail; `cut`: it has the message, and hangs up before it says so. */
export const mailFaults = ["down", "slow", "refusing", "cut"] as const
export type MailFault = (typeof mailFaults)[number]

/** What a slow mail server takes for each message (ms). */
const slowness = 1_000

const busy = () => Object.assign(new Error("try later"), { responseCode: 451 })

/** A mail server that counts messages by their Message-ID, keeps the last of each, and fails as it is told. */
export async function startMailServer() {
  const sent = new Map<string, { times: number; source: Buffer }>()
  let fault: MailFault | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_, done) => done(fault === "down" ? new Error("closed") : null),
    onRcptTo: (_, __, done) => done(fault === "refusing" ? busy() : null),
    onData: (stream, _, done) => {
      const count = (chunks: Buffer[]) => {
        const source = Buffer.concat(chunks)
        const [, id] = /^Message-ID:\s+<(\S+)@/im.exec(source.toString()) ?? []
        if (id) sent.set(id, { times: (sent.get(id)?.times ?? 0) + 1, source })
        if (fault === "cut") return hangUp()
        setTimeout(done, fault === "slow" ? slowness : 0)
      }
      // Whoever was killed in the middle of a message has sent none.
      stream.toArray().then(count, done)
    },
  })
  // A connection may be lost at any moment: that is what is tried here.
  server.on("error", () => {})
  const sockets = new Set<Socket>()
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const listening = server.listen(0, "127.0.0.1")
  await once(listening, "listening")
  const address = listening.address()
  if (address === null || typeof address !== "object") throw new Error("no port")
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    fail(next: MailFault | undefined) {
      fault = next
      hangUp()
    },
    /** How often each message of a kind was sent, by its id. */
    sentOf: (kind: "notice" | "acknowledgement"): number[] =>
      [...sent].filter(([id]) => id.endsWith(`.${kind}`)).map(([, { times }]) => times),
    /** What was sent to an address. */
    async mailsTo(address: string): Promise<Email[]> {
      const mails = await Promise.all([...sent.values()].map(({ source }) => PostalMime.parse(source)))
      return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
