import { request } from "node:http"
import type { BadPost } from "./bad-post.ts"

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

const PATIENCE = 30_000

/**
 * Sends an attack as it is, whatever a proper client would refuse to send, and reads the answer even when the site
 * stops listening before all of it is sent.
 * @param from the client's address, as a proxy tells it
 * @throws Error when there is no answer
 */
export function sendPost(site: string, { method, path, headers, body }: BadPost, from: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      site + path,
      {
        method,
        agent: false,
        timeout: PATIENCE,
        headers: { "x-forwarded-for": from, "content-length": String(body.byteLength), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          })
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.once("end", done)
        response.once("error", done)
      },
    )
    sent.once("timeout", () => sent.destroy(new Error("no answer in time")))
    // Once the site has answered, it may stop reading what is still sent.
    sent.once("error", (error) => setTimeout(() => reject(error), 200))
    sent.end(body)
  })
}
