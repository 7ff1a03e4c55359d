import type { IncomingMessage } from "node:http"
import { pipeline } from "node:stream/promises"
import { isConfidential } from "#app/lib/confidential-pages.ts"
import { isOwnOrigin } from "#app/lib/own-origin.ts"
import type { Address } from "./address.ts"
import { type Application, toContext, toWebRequest } from "./app-request.ts"
import { compress, isCompressible } from "./compress.ts"
import { confidentialHeaders } from "./confidential-headers.ts"
import { chooseEncoding } from "./encoding.ts"
import { type Exchange, refuse, send } from "./reply.ts"
import { largestBody, readBody } from "./request-body.ts"
import type { FillTokens } from "./published/filled-answer.ts"
import { headerNames, readGuests } from "./security-headers.ts"
import { speculationRules } from "./speculation-rules.ts"

const ownHeaders = (answer: Response, exchange: Exchange, path: string) => {
  const fixed = headerNames(exchange.headers)
  const own: string[] = []
  for (const [name, value] of answer.headers) if (!fixed.has(name) && name !== "content-length") own.push(name, value)
  own.push(...speculationRules(answer.headers.get("content-type") ?? ""))
  // The answer to a post may hold what was typed.
  const isKept = exchange.request.method !== "POST" && !isConfidential(path)
  if (!answer.headers.has("cache-control")) own.push("Cache-Control", isKept ? "private, no-cache" : "no-store")
  return own
}

type Text = { guests: string; fillTokens: FillTokens }

const sendText = async (exchange: Exchange, answer: Response, own: string[], { guests, fillTokens }: Text) => {
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"])
  const text = fillTokens(await answer.text())
  // A file's loader says "not found" as a page's does; without a screen to show, only its data would be sent.
  if (text === "null" && (answer.status === 404 || answer.status === 503)) return refuse(exchange, answer.status)
  const body = await compress(Buffer.from(text), encoding, "quick")
  if (encoding !== "identity") own.push("Content-Encoding", encoding)
  const told = { ...exchange, headers: exchange.headersFor(`${readGuests(text)} ${guests}`.trim()) }
  send(told, answer.status, [...own, "Vary", "Accept-Encoding"], body)
}

/** A confidential page says less to other sites, whoever asked for it and however it went. */
const confide = (exchange: Exchange, path: string): Exchange => {
  if (!isConfidential(path)) return exchange
  const headers = confidentialHeaders(exchange.headers)
  return { ...exchange, headers, headersFor: () => headers }
}

const isFromHere = ({ headers }: IncomingMessage, siteUrl: URL) => {
  const fetchSite = headers["sec-fetch-site"]
  return isOwnOrigin(headers.origin, typeof fetchSite === "string" ? fetchSite : undefined, siteUrl.origin)
}

/** Answers with a fresh rendering by React Router: form posts, previews, searches, unknown addresses. */
export const answerFromApp = async (plain: Exchange, address: Address, site: Application) => {
  const exchange = confide(plain, address.path)
  const { request, response } = exchange
  const closing = ["Connection", "close"]
  if (request.method === "POST" && !isFromHere(request, site.siteUrl)) return refuse(exchange, 403, closing)
  if (Number(request.headers["content-length"] ?? 0) > largestBody) return refuse(exchange, 413, closing)

  const body = request.method === "POST" ? readBody(request) : undefined
  const { webRequest, gone } = toWebRequest(request, address, site.siteUrl, body)
  response.once("close", () => gone.abort())
  const context = toContext(request, site)
  const answer = await site.app.handle(webRequest, context).finally(() => body?.drop())
  if (response.destroyed) return
  if (body?.isTooLarge) return refuse(exchange, 413, closing)

  const own = ownHeaders(answer, exchange, address.path)
  if (!answer.body) return send(exchange, answer.status, own)
  if (isCompressible(answer.headers.get("content-type") ?? "")) {
    const { isPreview, fillTokens } = site.app.entry
    // A preview tells nobody anything, and its own files know it by the address that asks for them.
    if (context.get(isPreview)) return sendText(plain, answer, own, { guests: "studio", fillTokens })
    return sendText(exchange, answer, own, { guests: "", fillTokens })
  }
  response.writeHead(answer.status, [...exchange.headers, ...own])
  if (request.method !== "HEAD") return pipeline(answer.body, response)
  await answer.body.cancel()
  response.end()
}
