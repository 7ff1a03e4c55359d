import { createHmac } from "node:crypto"

const timeout = 5_000
const pauses = [250, 1_000, 4_000, 15_000, 60_000]

/** Header value that proves who sent a body and when: HMAC-SHA256 of `<timestamp>.<body>`. */
export const sign = (secret, timestamp, body) =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`

/** Returns a function that posts changes to one site, and posts them again while it does not answer. It never throws. */
export function createDelivery({ url, secret, logger }) {
  async function attempt(changes, since, failures) {
    const problem = await post(JSON.stringify({ changes, age: Math.floor(performance.now() - since) }))
    if (problem === undefined) return
    const pause = pauses[failures]
    if (pause === undefined) logger.error(`notify-sites: ${url} was not told of a change, given up: ${problem}`)
    else setTimeout(() => void attempt(changes, since, failures + 1), pause).unref()
  }

  async function post(body) {
    const timestamp = String(Date.now())
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Notify-Timestamp": timestamp,
          "X-Notify-Signature": sign(secret, timestamp, body),
        },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      return response.ok ? undefined : `it answered ${response.status}`
    } catch (error) {
      return error instanceof Error
        ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`
        : String(error)
    }
  }

  return (changes) => void attempt(changes, performance.now(), 0)
}
