import { CmsError } from "#app/cms/cms-error.ts"

/** Nothing of a session is kept by a cache. */
const headersOf = (cookies: readonly string[]) => {
  const headers = new Headers({ "Cache-Control": "no-store" })
  for (const cookie of cookies) headers.append("Set-Cookie", cookie)
  return headers
}

/** A success: `{"data": …}`, or 204 when there is nothing to say. */
export const answerData = (data: unknown, cookies: readonly string[] = []): Response =>
  data === undefined
    ? new Response(null, { status: 204, headers: headersOf(cookies) })
    : Response.json({ data }, { headers: headersOf(cookies) })

/** A failure: the backend's status, and `{"error": {status, statusText, message, data}}`. */
export function answerError(error: CmsError, cookies: readonly string[] = []): Response {
  const { status, statusText, message, data } = error
  return Response.json({ error: { status, statusText, message, data } }, { status, headers: headersOf(cookies) })
}

/** A request that is refused before the content backend hears of it. */
export const refusal = (status: number, statusText: string, message: string): CmsError =>
  new CmsError({ status, statusText, message, data: null })
