import { once } from "node:events"
import { Agent, request } from "node:https"
import { buffer } from "node:stream/consumers"

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/**
 * A visitor who trusts one certificate and keeps connections open, as browsers do.
 * @param origin `https://localhost:PORT`
 * @param localAddress one of 127.0.0.0/8: nginx tells visitors apart by it
 */
export function secureClient(origin: string, authority: string, localAddress = "127.0.0.1") {
  const agent = new Agent({ ca: authority, keepAlive: true, maxSockets: 64, localAddress, family: 4 })
  return {
    /** @throws Error when the answer does not arrive whole */
    async ask(path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> {
      const asked = request(origin + path, { agent, method, headers })
      asked.end(body)
      const [answer] = await once(asked, "response")
      const bytes = await buffer(answer)
      const told = answer.headers["content-length"]
      if (told !== undefined && Number(told) !== bytes.byteLength) throw new Error(`${path} was cut short`)
      return { status: answer.statusCode, headers: answer.headers, text: bytes.toString() }
    },
    close: () => agent.destroy(),
  }
}
