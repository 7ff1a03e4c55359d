import { createContext, type MiddlewareFunction } from "react-router"
import { inPreview } from "#app/cms/preview-mode.server.ts"
import { isRecorded } from "#app/cms/read-recorder.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { openPreview, PREVIEW_PARAMETER } from "./open-preview.server.ts"

/** Whether the answer is a preview: only the Studio may frame it. */
export const isPreview = createContext(false)

/**
 * Makes a preview of the page when its address holds an open link; an address with a link that is forged, expired or sent
 * with anything else than a reading is not found. What is made to be published never is a preview.
 */
export const previewMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const link = url.searchParams.get(PREVIEW_PARAMETER)
  if (link === null) return next()
  const subject = isRecorded() ? undefined : openPreview(link)
  if (subject === undefined || !/^(?:GET|HEAD)$/.test(request.method)) throw notFound()
  context.set(isPreview, true)
  const answer = await inPreview(subject, next)
  answer.headers.set("Cache-Control", "no-store")
  answer.headers.set("X-Robots-Tag", "noindex, nofollow")
  return answer
}
