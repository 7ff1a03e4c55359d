import { createHash } from "node:crypto"
import { createContext, type RequestHandler, RouterContextProvider } from "react-router"

import { build } from "#app/lib/build.server.ts"
import { now } from "#app/lib/clock.server.ts"
import type { PagePayload } from "#app/lib/page-payload.ts"

import { findImpurity } from "./plain-data.ts"

/** Where a rendering leaves the page's payload for whoever asked for it through `renderPage`; null when nobody did. */
export const payloadSlot = createContext<{ payload?: PagePayload } | null>(null)

export type RenderedPage = {
  status: number
  headers: Headers
  /** Empty for a redirect. */
  html: string
  /** What `_payload.json` answers; undefined when the page is an error or a redirect. */
  payload: PagePayload | undefined
}

/**
 * One rendering gives the HTML and the payload, so they can never disagree.
 * @param handle the request handler of the built application
 * @param url absolute address of the page, without trailing slash; the visitor's cookies never come here
 * @throws Error when a loader returned what JSON cannot carry
 */
export async function renderPage(handle: RequestHandler, url: string | URL): Promise<RenderedPage> {
  const context = new RouterContextProvider()
  const slot: { payload?: PagePayload } = {}
  context.set(payloadSlot, slot)
  const response = await handle(new Request(url), context)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, payload: slot.payload }
}

/** @throws Error when a loader returned what JSON cannot carry, saying where */
export function toPayload(data: Record<string, unknown>): PagePayload {
  const impurity = findImpurity(data)
  if (impurity) throw new Error(`A loader must return plain data, ${impurity}`)
  const tag = createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 16)
  return { data, tag, prerenderedAt: now().getTime(), build: build.id }
}
