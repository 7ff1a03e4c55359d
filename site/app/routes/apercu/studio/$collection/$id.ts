import { redirect } from "react-router"
import { studioAddress } from "#app/features/previews/open-preview.server.ts"
import { readSubject } from "#app/features/previews/read-subject.server.ts"
import type { Route } from "./+types/$id.ts"

/**
 * Where the Studio's preview pane starts, on this site's origin as visual editing wants it: the Studio knows who asks, and
 * sends them back with a link that opens the preview.
 */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(studioAddress(readSubject(params, url.searchParams)), { headers: { "Cache-Control": "no-store" } })
}
