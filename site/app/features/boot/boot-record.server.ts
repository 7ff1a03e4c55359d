import type { EntryContext } from "react-router"
import { keepSessionUrl } from "virtual:starter"

import { env } from "#app/env.server.ts"

import { type PagePayload, payloadAddress } from "#app/lib/page-payload.ts"

import type { BootRecord } from "./boot-record.ts"

/**
 * The boot record of a rendering, as JSON that cannot close its `<script>`.
 * Reads `serverHandoffString` and `serverHandoffStream`, the fields that React Router's own `<Scripts>` uses.
 * @param payload what is published beside the page: a third of the document that readers then do not download
 */
export async function makeBootRecord(context: EntryContext, url: URL, payload?: PagePayload): Promise<string> {
  const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context
  if (!serverHandoffString || !serverHandoffStream) throw new Error("React Router gave no hydration data")

  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const record: BootRecord = {
    handoff: JSON.parse(serverHandoffString),
    data: payload
      ? { payload: payloadAddress(url), tag: payload.tag }
      : { stream: await new Response(serverHandoffStream).text() },
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(matched.map((route) => [route.id, route.module])),
    preload: [
      ...new Set([
        manifest.url,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...matched.flatMap((route) => [route.module, ...(route.imports ?? [])]),
      ]),
    ],
    keepSession: env.SESSION_AUTO_REFRESH ? keepSessionUrl : undefined,
  }
  return JSON.stringify(record).replaceAll("<", "\\u003c")
}

/** Whether a matched route asks for the application at once: `export const handle = { interactive: true }`. */
export function hasInteractivePart({ routeModules, staticHandlerContext }: EntryContext): boolean {
  if (staticHandlerContext.actionData) return true
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === "object" && handle !== null && "interactive" in handle && handle.interactive === true
  })
}
