import { createContext, type RequestHandler, RouterContextProvider } from "react-router"

import { build } from "#app/lib/build.server.ts"
import { now } from "#app/lib/clock.server.ts"
import type { PagePayload } from "#app/lib/page-payload.ts"

import { findImpurity } from "./plain-data.ts"

/** Where a rendering leaves its loader data for whoever asked for it through `renderPage`. */
export const renderedData = createContext<Record<string, unknown> | undefined>(undefined)

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
  // A context that nobody set throws: redirects and errors leave no data.
  context.set(renderedData, undefined)
  const response = await handle(new Request(url), context)
  const html = await response.text()
  const data = context.get(renderedData)
  return { status: response.status, headers: response.headers, html, payload: data && toPayload(data) }
}

function toPayload(data: Record<string, unknown>): PagePayload {
  const impurity = findImpurity(data)
  if (impurity) throw new Error(`A loader must return plain data, ${impurity}`)
  return { data, prerenderedAt: now().getTime(), build: build.id }
}
