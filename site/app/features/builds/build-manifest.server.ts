import { build } from "#app/lib/build.server.ts"

/** The part of a built route that tells its address. */
export type RouteEntry = {
  path?: string | undefined
  parentId?: string | undefined
  module: { default?: unknown; handle?: unknown }
}

/** What `GET /builds/latest.json` answers; `timestamp` in ms. */
export const latestBuild = (): { id: string; timestamp: number } => ({ ...build })

/** What `GET /builds/meta/{id}.json` answers: `prerendered` lists the addresses that exist whatever the content. */
export const buildManifest = (routes: Routes) => ({
  ...latestBuild(),
  prerendered: listFixedAddresses(routes),
})

type Routes = Record<string, RouteEntry | undefined>

const addressesOf = (routes: Routes, isMeant: (route: RouteEntry, id: string) => boolean): string[] => {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : ""
  }
  const addresses = Object.entries(routes)
    .filter(([id, route]) => route !== undefined && isMeant(route, id))
    .map(([id]) =>
      pathOf(id)
        .replace(/\/+/g, "/")
        .replace(/(?<=.)\/$/, ""),
    )
    .filter((address) => !/[:*]/.test(address) && address !== "/404")
  return [...new Set(addresses)].toSorted()
}

/** A page made for one visitor, a receipt: `export const handle = { isFresh: true }`. */
const isFresh = (handle: unknown) =>
  typeof handle === "object" && handle !== null && "isFresh" in handle && handle.isFresh === true

/** The addresses of the pages that have no parameter, sorted. The not-found screen is no page. */
export function listFixedAddresses(routes: Routes): string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  return addressesOf(
    routes,
    ({ module }, id) => module.default !== undefined && !isFresh(module.handle) && !parents.has(id),
  )
}

const isPublishedFile = ({ default: page, handle }: RouteEntry["module"]) =>
  page === undefined &&
  typeof handle === "object" &&
  handle !== null &&
  "isPublished" in handle &&
  handle.isPublished === true

/** The addresses of what is published and is no page: routes without a component that say `handle = { isPublished: true }`. */
export const listPublishedFiles = (routes: Routes): string[] =>
  addressesOf(routes, ({ module }) => isPublishedFile(module))
