import { type MiddlewareFunction, redirect } from "react-router"
import { normalizePath } from "#app/lib/path.ts"
import { locationHeader } from "./location-header.ts"
import { findRedirect } from "./redirects.server.ts"

/** Redirects only what would be "not found": an address that answers is never hidden by a redirect. */
export const redirectMiddleware: MiddlewareFunction<Response> = async ({ url }, next) => {
  const answer = await next()
  if (answer.status !== 404) return answer
  const found = await findRedirect(normalizePath(decodeURI(url.pathname)))
  if (found === undefined) return answer
  throw redirect(locationHeader(found.to), found.code)
}
