import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { networkOf } from "#app/lib/network-of.server.ts"

/** Attempts of one network address on one account, then on all accounts, each quarter of an hour. */
const QUARTER = 15 * 60
const onAccount = new RateLimiterMemory({ keyPrefix: "account", points: 5, duration: QUARTER })
const onSite = new RateLimiterMemory({ keyPrefix: "address", points: 100, duration: QUARTER })

/**
 * Counts an attempt to sign in. The count is of an address *and* an account: whoever tries somebody else's password shuts
 * only themselves out.
 * @returns `refusedFor`: seconds to wait, when there were too many; `forget`: for an attempt that succeeded
 */
export async function countLogin(
  address: string,
  email: string,
): Promise<{ refusedFor: number } | { refusedFor: undefined; forget: () => Promise<void> }> {
  const network = networkOf(address)
  const account = `${network} ${email.trim().toLowerCase()}`
  try {
    await onSite.consume(network)
    await onAccount.consume(account)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { refusedFor: Math.ceil(refusal.msBeforeNext / 1000) }
    throw refusal
  }
  const forget = async () => {
    await onAccount.delete(account)
    await onSite.reward(network)
  }
  return { refusedFor: undefined, forget }
}
