import { env } from "#app/env.server.ts"
import { answerError, refusal } from "./session-answer.server.ts"

/** A path of this site as an absolute address; undefined for anything that leads elsewhere. */
export function ownAddress(path: string, origin: string): string | undefined {
  // Browsers read « /\ » as « // », and drop tabs and line ends inside an address.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return undefined
  const url = URL.parse(path, origin)
  return url?.origin === origin ? url.href : undefined
}

/**
 * `GET /api/session/login/{provider}?redirect=` → 302 to the content backend's own sign-in with that provider.
 * The content backend then opens a session on its own origin only, and its free tier has no provider at all.
 */
export function answerLoginProvider(request: Request, provider: string): Response {
  const { origin, searchParams } = new URL(request.url)
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/i.test(provider)) return answerError(refusal(404, "Not Found", "Unknown provider."))
  const target = ownAddress(searchParams.get("redirect") ?? "/", origin)
  if (target === undefined)
    return answerError(refusal(400, "Bad Request", "Only a path of this site may be a redirect."))
  const location = `${env.CMS_PUBLIC_URL}/auth/login/${provider}?redirect=${encodeURIComponent(target)}`
  return new Response(null, { status: 302, headers: { Location: location, "Cache-Control": "no-store" } })
}
