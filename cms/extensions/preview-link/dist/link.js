import { createHmac } from "node:crypto"

const lifetime = 15 * 60_000

/** What opens one preview on the site for a while; `site/app/features/previews/preview-link.server.ts` reads it. */
export function writeLink({ collection, id, version }, now, secret) {
  const grant = JSON.stringify({ collection, id, version, until: now + lifetime })
  const body = Buffer.from(grant).toString("base64url")
  return `${body}.${createHmac("sha256", secret).update(`preview.${body}`).digest("base64url")}`
}
