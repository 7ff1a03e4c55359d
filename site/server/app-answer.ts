import type { IncomingMessage } from "node:http"
import { pipeline } from "node:stream/promises"
import { RouterContextProvider } from "react-router"
import type { Outbox } from "#app/features/forms/outbox.ts"
import type { Address } from "./address.ts"
import type { BuiltApp } from "./built-app.ts"
import { compress, isCompressible } from "./compress.ts"
import { chooseEncoding } from "./encoding.ts"
import { type Exchange, refuse, send } from "./reply.ts"
import { largestBody, readBody } from "./request-body.ts"
import { headerNames, readGuests } from "./security-headers.ts"
import { speculationRules } from "./speculation-rules.ts"

const readHeaders = (request: IncomingMessage) => {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  return headers
}

const ownHeaders = (answer: Response, exchange: Exchange) => {
  const fixed = headerNames(exchange.headers)
  const own: string[] = []
  for (const [name, value] of answer.headers) if (!fixed.has(name) && name !== "content-length") own.push(name, value)
  own.push(...speculationRules(answer.headers.get("content-type") ?? ""))
  if (!answer.headers.has("cache-control")) own.push("Cache-Control", "private, no-cache")
  return own
}

const sendText = async (exchange: Exchange, answer: Response, own: string[]) => {
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"])
  const text = await answer.text()
  const body = await compress(Buffer.from(text), encoding, "quick")
  if (encoding !== "identity") own.push("Content-Encoding", encoding)
  const told = { ...exchange, headers: exchange.headersFor(readGuests(text)) }
  send(told, answer.status, [...own, "Vary", "Accept-Encoding"], body)
}

/** What a rendering needs of the site. */
type Application = { app: BuiltApp; siteUrl: URL; outbox: Outbox }

/**
 * Answers with a fresh rendering by React Router: form posts, previews, searches, unknown addresses.
 * The request it sees has the site's own origin, never the socket's: behind TLS they differ, and posts would be refused.
 */
export const answerFromApp = async (exchange: Exchange, address: Address, site: Application) => {
  const { request, response } = exchange
  const closing = ["Connection", "close"]
  if (Number(request.headers["content-length"] ?? 0) > largestBody) return refuse(exchange, 413, closing)

  const gone = new AbortController()
  response.once("close", () => gone.abort())
  const body = request.method === "POST" ? readBody(request) : undefined
  const webRequest = new Request(site.siteUrl.origin + address.path + address.search, {
    method: request.method ?? "GET",
    headers: readHeaders(request),
    signal: gone.signal,
    ...(body && { body: body.stream, duplex: "half" }),
  })
  const context = new RouterContextProvider()
  context.set(site.app.entry.outboxContext, site.outbox)
  const answer = await site.app.handle(webRequest, context)
  if (response.destroyed) return
  if (body?.isTooLarge) return refuse(exchange, 413, closing)

  const own = ownHeaders(answer, exchange)
  if (!answer.body || request.method === "HEAD") return send(exchange, answer.status, own)
  if (isCompressible(answer.headers.get("content-type") ?? "")) return sendText(exchange, answer, own)
  response.writeHead(answer.status, [...exchange.headers, ...own])
  await pipeline(answer.body, response)
}
