import { createHash, randomBytes } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { BlockList } from "node:net"
import { isListed } from "#app/lib/block-list.server.ts"
import { networkOf } from "#app/lib/network-of.server.ts"

const DAY = 24 * 60 * 60 * 1000

let salt = { bytes: randomBytes(16), until: Date.now() + DAY }

const todaysSalt = () => {
  if (Date.now() > salt.until) salt = { bytes: randomBytes(16), until: Date.now() + DAY }
  return salt.bytes
}

/**
 * The address that a request really comes from: the last one of `X-Forwarded-For` that none of our own proxies has.
 * What a stranger writes into that header counts for nothing.
 */
export function clientAddress(request: IncomingMessage, proxies: BlockList): string {
  const forwarded = request.headers["x-forwarded-for"]
  const hops = [forwarded ?? []].flat().join(",").split(",")
  let address = request.socket.remoteAddress ?? ""
  while (isListed(proxies, address)) {
    const before = hops.pop()?.trim()
    if (!before) break
    address = before
  }
  return address
}

/** Tells one client from another for a day at most; no address can be found again from it. */
export const visitorOf = (request: IncomingMessage, proxies: BlockList): string =>
  createHash("sha256")
    .update(todaysSalt())
    .update(networkOf(clientAddress(request, proxies)))
    .digest("base64url")
