import { build } from "#app/lib/build.server.ts"

/** The part of a built route that tells its address. */
export type RouteEntry = {
  path?: string | undefined
  parentId?: string | undefined
  module: { default?: unknown }
}

/** What `GET /builds/latest.json` answers; `timestamp` in ms. */
export const latestBuild = (): { id: string; timestamp: number } => ({ ...build })

/** What `GET /builds/meta/{id}.json` answers: `prerendered` lists the addresses that exist whatever the content. */
export const buildManifest = (routes: Record<string, RouteEntry | undefined>) => ({
  ...latestBuild(),
  prerendered: listFixedAddresses(routes),
})

/** The addresses of the pages that have no parameter, sorted. The not-found screen is no page. */
export function listFixedAddresses(routes: Record<string, RouteEntry | undefined>): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : ""
  }
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const addresses = Object.entries(routes)
    .filter(([id, route]) => route?.module.default !== undefined && !parents.has(id))
    .map(([id]) =>
      pathOf(id)
        .replace(/\/+/g, "/")
        .replace(/(?<=.)\/$/, ""),
    )
    .filter((address) => !/[:*]/.test(address) && address !== "/404")
  return [...new Set(addresses)].toSorted()
}
