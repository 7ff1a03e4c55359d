import { readBytes } from "#app/lib/read-bytes.server.ts"
import { consentCookies } from "./consent-rules.ts"

const CONSENT = /^[a-z0-9_-]{0,512}$/
const ENABLED = /^[a-z0-9_-]+(?:~[a-z0-9_-]+)*$/

/** More than any decision weighs (bytes). */
const LARGEST = 16_384

const NO_STORE = { "Cache-Control": "no-store" }

const textOf = (form: URLSearchParams, name: string) => form.get(name) ?? undefined

/**
 * Answers a decision with the cookies that the browser's script has just written, because some browsers keep a script's
 * cookies for a week. Nothing is stored and nothing is logged.
 * @param now ms since the epoch
 */
export async function answerConsent(request: Request, now: number): Promise<Response> {
  // Another site may not decide for the visitor.
  if (request.headers.get("Origin") !== new URL(request.url).origin) return refuse(403)
  const body = await readBytes(request, LARGEST)
  if (body === undefined) return refuse(413)
  const form = new URLSearchParams(body.toString())
  const ncc_c = textOf(form, "ncc_c")
  const ncc_e = textOf(form, "ncc_e")
  if (ncc_c === undefined || !CONSENT.test(ncc_c)) return refuse(400)
  if (ncc_e !== undefined && (ncc_e.length > 512 || !ENABLED.test(ncc_e))) return refuse(400)
  const headers = new Headers(NO_STORE)
  for (const cookie of consentCookies({ ncc_c, ncc_e }, now)) headers.append("Set-Cookie", cookie)
  return new Response(null, { status: 204, headers })
}

const refuse = (status: number) => new Response(null, { status, headers: NO_STORE })
