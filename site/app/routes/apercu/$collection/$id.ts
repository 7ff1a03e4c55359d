import { redirect } from "react-router"
import { previewAddress } from "#app/features/previews/open-preview.server.ts"
import { readSubject } from "#app/features/previews/read-subject.server.ts"
import { routeMiddleware } from "#app/features/session/route-middleware.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { findMiddleware } from "#app/lib/route-middleware.ts"
import type { Route } from "./+types/$id.ts"

export const middleware: Route.MiddlewareFunction[] = [findMiddleware(routeMiddleware, "staff")]

/** Opens the preview of a record to whoever is signed in on this site. */
export function loader({ params, url }: Route.LoaderArgs) {
  const address = previewAddress(readSubject(params, url.searchParams))
  if (address === undefined) throw notFound()
  return redirect(address, { headers: { "Cache-Control": "no-store" } })
}
