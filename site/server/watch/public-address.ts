import { request } from "node:https"
import { text } from "node:stream/consumers"
import { TLSSocket } from "node:tls"
import type { Observed } from "./concern.ts"

const patience = 10_000

/** OpenSSL's and Node's words for a certificate that browsers refuse too. */
const refusals = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/

/**
 * Asks the site's public address, as a visitor would, for `security.txt`.
 * @returns nothing when the address does not answer at all, from here at least
 */
export const inspectPublicAddress = (siteUrl: string): Promise<Observed["publicAddress"]> =>
  new Promise((resolve) => {
    const asked = request(`${siteUrl}/.well-known/security.txt`, { timeout: patience, agent: false })
    asked.once("response", async (answer) => {
      const { socket } = answer
      const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate() : undefined
      const body = await text(answer).catch(() => "")
      const [, expires] = /^Expires: (.+)$/m.exec(body) ?? []
      const endsAt = Date.parse(certificate?.valid_to ?? "")
      if (Number.isNaN(endsAt)) return resolve(undefined)
      const securityEndsAt = expires === undefined ? undefined : Date.parse(expires)
      resolve({ certificate: { endsAt }, securityEndsAt })
    })
    asked.once("timeout", () => asked.destroy())
    asked.once("error", (error) => {
      const code = "code" in error ? String(error.code) : ""
      resolve(refusals.test(code) ? { certificate: { problem: code }, securityEndsAt: undefined } : undefined)
    })
    asked.end()
  })
