import type { IncomingMessage } from "node:http"
import { RouterContextProvider } from "react-router"
import { env } from "#app/env.server.ts"
import type { Outbox } from "#app/features/forms/outbox.ts"
import type { Address } from "./address.ts"
import type { BuiltApp } from "./built-app.ts"
import type { Body } from "./request-body.ts"
import { clientAddress, visitorOf } from "./visitor.ts"

/** What a rendering needs of the site. */
export type Application = { app: BuiltApp; siteUrl: URL; outbox: Outbox }

const readHeaders = (request: IncomingMessage) => {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  // Already known to come from a page of ours; the framework's own check knows no page without a referrer.
  if (headers.get("Origin") === "null") headers.delete("Origin")
  return headers
}

/**
 * The request as React Router sees it. It has the site's own origin, never the socket's: behind TLS they differ, and
 * posts would be refused.
 */
export const toWebRequest = (request: IncomingMessage, address: Address, siteUrl: URL, body?: Body) => {
  const gone = new AbortController()
  const webRequest = new Request(siteUrl.origin + address.path + address.search, {
    // React Router answers `HEAD` without what the headers depend on: it renders the page, and we keep its body.
    method: request.method === "POST" ? "POST" : "GET",
    headers: readHeaders(request),
    signal: gone.signal,
    ...(body && { body: body.stream, duplex: "half" }),
  })
  return { webRequest, gone }
}

/** What loaders and actions get beside the request. */
export const toContext = (request: IncomingMessage, { app, outbox }: Application) => {
  const { addressContext, outboxContext, visitorContext } = app.entry
  const context = new RouterContextProvider()
  context.set(outboxContext, outbox)
  context.set(visitorContext, visitorOf(request, env.TRUSTED_PROXIES))
  context.set(addressContext, clientAddress(request, env.TRUSTED_PROXIES))
  return context
}
