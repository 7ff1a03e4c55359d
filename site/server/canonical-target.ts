import { matchRoutes, type RouteObject, type ServerBuild } from "react-router"
import { pageOfPayload } from "#app/lib/page-payload.ts"

/** Finds the one target under which an address is published, or undefined when no route of the app has it. */
export type CanonicalTarget = (path: string, search: string) => { target: string; isListed: boolean } | undefined

type BuiltRoute = NonNullable<ServerBuild["routes"][string]>

/** The query names that change what a page shows: `export const handle = { query: ["theme", "page"] }` in its route. */
const queryNamesOf = (route: BuiltRoute): string[] => {
  const handle: unknown = route.module.handle
  if (typeof handle !== "object" || handle === null || !("query" in handle) || !Array.isArray(handle.query)) return []
  return handle.query.filter((name) => typeof name === "string")
}

/** Whether a page is never published: `export const handle = { isFresh: true }` in its route. */
const isFresh = ({ module }: BuiltRoute) => {
  const handle: unknown = module.handle
  return typeof handle === "object" && handle !== null && "isFresh" in handle && handle.isFresh === true
}

const toRouteObjects = (build: ServerBuild, parentId: string | undefined): RouteObject[] =>
  Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive = false } = route
    if (index) return [{ id, index: true }]
    return [{ id, ...(path && { path }), caseSensitive, children: toRouteObjects(build, id) }]
  })

/**
 * Query strings are a closed list per address: names that the route does not list are ignored, whatever campaign or
 * social network added them, and those it lists come in its own order. So every way of writing an address is one page.
 */
export const canonicalTargets = (build: ServerBuild): CanonicalTarget => {
  const routes = toRouteObjects(build, undefined)
  const find = (path: string) => {
    // The data of a page depend on what the page depends on.
    const id = matchRoutes(routes, pageOfPayload(path) ?? path)?.at(-1)?.route.id
    return id === undefined ? undefined : build.routes[id]
  }
  const fresh = new Set(Object.values(build.routes).filter((route) => route && isFresh(route)))
  return (path, search) => {
    if (search === "" && fresh.size === 0) return { target: path, isListed: false }
    const built = find(path)
    if (built && fresh.has(built)) return undefined
    if (search === "") return { target: path, isListed: false }
    if (!built) return undefined
    const asked = new URLSearchParams(search)
    const kept = new URLSearchParams()
    for (const name of queryNamesOf(built)) for (const value of asked.getAll(name)) if (value) kept.append(name, value)
    return kept.size === 0
      ? { target: path, isListed: false }
      : { target: `${path}?${kept.toString()}`, isListed: true }
  }
}
