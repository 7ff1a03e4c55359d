import { createHmac, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import { z } from "zod"

const Message = z.object({
  changes: z.array(z.object({ collection: z.string(), keys: z.array(z.string()), event: z.string() })),
  age: z.number(),
})

type Received = z.infer<typeof Message> & {
  isSigned: boolean
  /** How long the message was on its way (ms). */
  delay: number
}

/** A site that only notes what it is told. */
export type Listener = {
  url: string
  secret: string
  /** The next message with that collection and event ("events update"), answered with that status. */
  next: (wanted: string, status?: number) => Promise<Received>
  /** What arrives during some milliseconds. */
  during: (milliseconds: number) => Promise<Received[]>
  stop: () => void
}

export async function startListener(): Promise<Listener> {
  const secret = randomUUID()
  let receive: (message: Received) => number | undefined = () => undefined

  const server = createServer(async (request, response) => {
    // As a site of which no page is known to be there.
    if (request.method !== "POST") return void response.writeHead(404).end()
    const body = await text(request)
    const timestamp = String(request.headers["x-notify-timestamp"])
    const signature = `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`
    const { changes, age } = Message.parse(JSON.parse(body))
    const isSigned = request.headers["x-notify-signature"] === signature
    response.writeHead(receive({ changes, age, isSigned, delay: Date.now() - Number(timestamp) }) ?? 204).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = address !== null && typeof address === "object" ? address.port : 0

  return {
    url: `http://127.0.0.1:${port}/_notify`,
    secret,
    next: (wanted, status = 204) =>
      new Promise((resolve) => {
        receive = (message) => {
          if (!message.changes.some(({ collection, event }) => `${collection} ${event}` === wanted)) return undefined
          receive = () => undefined
          resolve(message)
          return status
        }
      }),
    during: async (milliseconds) => {
      const messages: Received[] = []
      receive = (message) => {
        messages.push(message)
        return undefined
      }
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      return messages
    },
    stop: () => server.close(),
  }
}
