import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router"

import { clientState } from "./client-state.ts"
import { currentBuild } from "./current-build.ts"
import { loadDocument, never } from "./load-document.ts"
import { readPayload } from "./page-payloads.ts"

/**
 * Gives a navigation the data of all its routes from the page's published payload, without asking the server to render.
 * Without a payload, React Router asks the server as it would by itself and the visitor notices nothing.
 */
export const payloadMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const url = new URL(request.url)
  if (request.method !== "GET" || clientState.fetchedPaths.has(url.pathname)) return next()
  clientState.requested = url
  if (clientState.wantsFreshData || !currentBuild()) return next()
  try {
    const { data } = await readPayload(url)
    return Object.fromEntries(Object.entries(data).map(([id, result]) => [id, { type: "data", result }]))
  } catch (error) {
    console.warn(`The payload of ${url.pathname} cannot be read, asking the server`, error)
  }
  const results = await next()
  const isAwaited = clientState.awaitedPath === url.pathname
  if (isAwaited && !request.signal.aborted && Object.values(results).some(isServerFailure)) {
    // A published copy of the page may well exist; the error screen would replace the whole layout.
    loadDocument(url)
    await never
  }
  return results
}

/** Not what a loader says about the page (404, 403…): the server or the network failed. */
function isServerFailure({ type, result }: DataStrategyResult): boolean {
  return type === "error" && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500)
}
