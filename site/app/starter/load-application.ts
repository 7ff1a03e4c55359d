import type { BootRecord } from "#app/features/boot/boot-record.ts"

declare global {
  /** What React Router's browser entry waits for. Not documented: the e2e test of hydration guards it. */
  interface Window {
    __reactRouterContext?: unknown
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/**
 * Does what React Router's inline scripts would have done, then starts the application.
 * @throws when a file cannot be loaded: the page stays as it is, and its links and forms work
 */
export async function loadApplication(boot: BootRecord): Promise<void> {
  for (const href of boot.preload) {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = href
    document.head.append(link)
  }
  const [routes] = await Promise.all([
    Promise.all(Object.entries(boot.routes).map(async ([id, url]) => [id, await import(/* @vite-ignore */ url)])),
    import(/* @vite-ignore */ boot.manifest), // sets window.__reactRouterManifest
  ])
  window.__reactRouterContext = { ...boot.handoff, stream: new Response(boot.stream).body }
  window.__reactRouterRouteModules = Object.fromEntries(routes)
  await import(/* @vite-ignore */ boot.entry)
}
