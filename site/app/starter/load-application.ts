import type { BootRecord } from "#app/features/boot/boot-record.ts"
import type { PagePayload } from "#app/lib/page-payload.ts"

declare global {
  /** What React Router's browser entry waits for. Not documented: the e2e test of hydration guards it. */
  interface Window {
    __reactRouterContext?: {
      stream?: ReadableStream<Uint8Array> | null
      loaderData?: Record<string, unknown> | undefined
    }
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** Asks again whatever the cache holds: an older copy would not be the data of this document. */
async function readPayload(address: string): Promise<PagePayload> {
  const response = await fetch(address, { cache: "no-cache" })
  return response.json()
}

/**
 * Does what React Router's inline scripts would have done, then starts the application.
 * When the page was published anew since it was opened, it stays a document: its links and forms lead to what is current.
 * @throws when a file cannot be loaded: the page stays as it is, and its links and forms work
 */
export async function loadApplication(boot: BootRecord): Promise<void> {
  for (const href of boot.preload) {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = href
    document.head.append(link)
  }
  const { data } = boot
  const [routes, payload] = await Promise.all([
    Promise.all(Object.entries(boot.routes).map(async ([id, url]) => [id, await import(/* @vite-ignore */ url)])),
    "payload" in data ? readPayload(data.payload) : undefined,
    import(/* @vite-ignore */ boot.manifest), // sets window.__reactRouterManifest
  ])
  if ("tag" in data && data.tag !== payload?.tag) return
  window.__reactRouterContext = {
    ...boot.handoff,
    ...("stream" in data ? { stream: new Response(data.stream).body } : { loaderData: payload?.data }),
  }
  window.__reactRouterRouteModules = Object.fromEntries(routes)
  await import(/* @vite-ignore */ boot.entry)
}
