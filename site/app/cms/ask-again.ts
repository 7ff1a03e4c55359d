import { setTimeout as sleep } from "node:timers/promises"

/** Before the second question when the backend names no time, and the longest that a page waits for it (ms). */
const PAUSE = 300
const LONGEST_PAUSE = 2_000

const RESET = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"])

const wasReset = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && RESET.has(String(error.code))) || wasReset(error.cause))

const pauseAfter = ({ status, headers }: { status: number; headers: Headers }): number | undefined => {
  if (status !== 503) return undefined
  const asked = headers.get("retry-after")
  const pause = asked === null ? PAUSE : Number(asked) * 1000
  return pause <= LONGEST_PAUSE ? pause : undefined
}

/**
 * Asks, and once more after an answer 503 (the backend is under pressure) or a connection that was reset: both pass
 * within the second. Not sooner than `Retry-After` says; when that is long, the first answer stands.
 * @throws whatever the last question throws
 */
export async function askAgain<Answer extends { status: number; headers: Headers }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await ask()
    const pause = pauseAfter(answer)
    if (pause === undefined) return answer
    await sleep(pause)
  } catch (error) {
    if (!wasReset(error)) throw error
  }
  return ask()
}
