import { redirect } from "react-router"
import { getPreviewPath } from "#app/features/previews/preview-path.server.ts"
import type { Route } from "./+types/apercu.ts"

/** Leads an open link to the page that it previews. */
export async function loader({ url }: Route.LoaderArgs) {
  return redirect((await getPreviewPath()) + url.search, { headers: { "Cache-Control": "no-store" } })
}
