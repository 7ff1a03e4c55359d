import type { IncomingMessage, ServerResponse } from "node:http"
import type { Outbox } from "#app/features/forms/outbox.ts"
import { pageOfPayload } from "#app/lib/page-payload.ts"
import { pageOfShareImage } from "#app/lib/share-address.ts"
import { type Address, readAddress } from "./address.ts"
import { answerFromApp } from "./app-answer.ts"
import { answerFromFiles, type StaticFiles } from "./assets/static-files.ts"
import { answerBuilds } from "./builds-answer.ts"
import type { BuiltApp } from "./built-app.ts"
import type { CanonicalTarget } from "./canonical-target.ts"
import { answerHealth, type HealthParts } from "./health.ts"
import { log, reason } from "./log.ts"
import { readMediaAddress } from "./media/media-address.ts"
import { answerMedia, type Audience } from "./media/media-answer.ts"
import type { MediaLibrary } from "./media/media-library.ts"
import { answerNotice } from "./notify.ts"
import { answerPayload } from "./payload-answer.ts"
import { answerFromMemory, answerFromShelf } from "./published/page-answer.ts"
import type { PageFolder } from "./published/page-folder.ts"
import type { PageShelf } from "./published/page-shelf.ts"
import type { PublisherLink } from "./publisher/publisher-link.ts"
import { type Exchange, redirect, refuse } from "./reply.ts"
import type { FlatHeaders } from "./security-headers.ts"
import { answerShareImage } from "./share/share-answer.ts"
import type { ShareImages } from "./share/share-images.ts"
import { answerSiteFile, type siteFiles } from "./site-files.ts"

/** Everything a request may be answered from. */
export type Site = {
  siteUrl: URL
  headers: FlatHeaders
  headersFor: (guests: string) => FlatHeaders
  files: StaticFiles
  shelf: PageShelf
  folder: PageFolder
  media: MediaLibrary
  shareImages: ShareImages
  siteFiles: ReturnType<typeof siteFiles>
  app: BuiltApp
  canonical: CanonicalTarget
  publisher: PublisherLink
  outbox: Outbox
  notifySecret: string | undefined
  /** Whether no page of an earlier run was there when the process began. */
  beganEmpty: boolean
  health: HealthParts
}

const methods = new Set(["GET", "HEAD", "POST"])
const isRead = (method: string) => method === "GET" || method === "HEAD"

/** Statuses of answers that the publisher would have published, had it known the address. */
const publishable = new Set([200, 301, 302, 307, 308])

/** Who may have a file: everybody when published content shows it, whoever looks at a preview that asks for it, else nobody. */
const findAudience = ({ request }: Exchange, id: string, { shelf, app }: Site): Audience | undefined => {
  if (shelf.isShown(id)) return "everybody"
  return app.entry.isOpenPreview(request.headers.referer) ? "editors" : undefined
}

const answerRead = async (exchange: Exchange, address: Address, site: Site): Promise<void> => {
  const { path, search } = address
  if (path === "/healthz") return answerHealth(exchange, site.health)
  if (answerFromFiles(exchange, path, site.files)) return
  const medium = readMediaAddress(path)
  if (medium) return answerMedia(exchange, medium, site.media, (id) => findAudience(exchange, id, site))
  const shared = pageOfShareImage(path)
  if (shared !== undefined) return answerShareImage(exchange, shared, site.shareImages)
  const siteFile = site.siteFiles.get(path)
  if (siteFile) return answerSiteFile(exchange, siteFile)
  if (answerBuilds(exchange, path, site.app)) return

  // A preview is made each time, and nothing learns from it.
  if (new URLSearchParams(search).has(site.app.entry.PREVIEW_PARAMETER)) return answerFromApp(exchange, address, site)

  const canonical = site.canonical(path, search)
  const shelved = canonical && site.shelf.find(canonical.target)
  if (shelved && (await answerFromShelf(exchange, shelved, site.shelf, site.folder, site.app.entry.fillTokens))) return

  const page = canonical?.isListed ? pageOfPayload(path) : undefined
  if (page !== undefined) return answerPayload(exchange, { path: page, search }, site.app, site.siteUrl)

  const lowerCase = path.toLowerCase()
  if (lowerCase !== path && site.shelf.find(lowerCase)) return redirect(exchange, lowerCase + search)

  await answerFromApp(exchange, address, site)
  if (canonical && !canonical.isListed && publishable.has(exchange.response.statusCode))
    site.publisher.noteUnpublished(path)
}

const answer = async (exchange: Exchange, site: Site): Promise<void> => {
  const { method = "", url = "" } = exchange.request
  if (!methods.has(method)) return refuse(exchange, 405, ["Allow", "GET, HEAD, POST"])
  const address = readAddress(url)
  if (address === "malformed") return refuse(exchange, 400)
  if (address === "too-long") return refuse(exchange, 414)
  if (isRead(method) && address.movedTo !== undefined) return redirect(exchange, address.movedTo)
  if (isRead(method)) return answerRead(exchange, address, site)
  if (address.path === "/_notify") return answerNotice(exchange, site)
  await answerFromApp(exchange, address, site)
}

/** The hot path, without a promise: the target as written is the address of a page whose bytes are in memory. */
const answerAtOnce = (exchange: Exchange, { shelf }: Site): boolean => {
  const { method = "", url = "" } = exchange.request
  const shelved = isRead(method) ? shelf.find(url) : undefined
  return shelved !== undefined && answerFromMemory(exchange, shelved, shelf)
}

/** The request listener of the site. It never rejects: what goes wrong is logged and answered. */
export const serve = (site: Site) => (request: IncomingMessage, response: ServerResponse) => {
  const { headers, headersFor } = site
  const exchange = { request, response, headers, headersFor }
  try {
    if (!answerAtOnce(exchange, site)) void answer(exchange, site).catch((error: unknown) => fail(exchange, error))
  } catch (error) {
    fail(exchange, error)
  }
}

const fail = (exchange: Exchange, error: unknown) => {
  const { request, response } = exchange
  if (response.destroyed) return
  log("request failed", { path: readPathForLog(request), reason: reason(error) })
  if (response.headersSent) response.destroy()
  else refuse(exchange, 500)
}

/** Without the query, which may hold what a visitor typed. */
const readPathForLog = ({ url = "" }: IncomingMessage) => url.replace(/\?.*$/s, "")
