import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import type { FormName } from "#app/lib/form-holdings.ts"

/** Ten minutes, in seconds. */
const WINDOW = 600

/**
 * Posts of one form within the window. A whole campus may stand behind one address, so a client may send what a full
 * auditorium does; what one client's robots use up is theirs alone until all forms together reach the second limit.
 */
const PER_CLIENT = 240
const PER_FORM = 3_000

/** What a post in which the trap is filled in costs: robots tire ten times sooner than people. */
export const SUSPECT_COST = 10

const clients = new RateLimiterMemory({ keyPrefix: "client", points: PER_CLIENT, duration: WINDOW })
const forms = new RateLimiterMemory({ keyPrefix: "form", points: PER_FORM, duration: WINDOW })

/** Counts a post. @returns seconds to wait before the next one is taken, or undefined when this one is */
export async function secondsToWait(form: FormName, visitor: string, cost = 1): Promise<number | undefined> {
  try {
    await clients.consume(`${form} ${visitor}`, cost)
    await forms.consume(form, cost)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
