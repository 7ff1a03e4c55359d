import { matchRoutes, type RouteObject } from "react-router"

type RouteFiles = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  css?: string[]
}

declare global {
  interface Window {
    /** Set by the route manifest, which the starter imports. Not documented: the e2e test of hydration guards it. */
    __reactRouterManifest?: { routes: Record<string, RouteFiles> }
  }
}

const manifestRoutes = (): RouteFiles[] => Object.values(window.__reactRouterManifest?.routes ?? {})

let tree: RouteObject[] | undefined

/**
 * Loads the code of the page at a path, as React Router does after a click, and hints its style sheets.
 * @throws when a file cannot be loaded
 */
export async function loadRouteFiles(path: string): Promise<void> {
  const routes = manifestRoutes()
  tree ??= toTree(routes)
  const ids = new Set(matchRoutes(tree, path)?.map(({ route }) => route.id))
  const matched = routes.filter(({ id }) => ids.has(id))
  for (const href of matched.flatMap(({ css }) => css ?? [])) hintStyleSheet(href)
  await Promise.all(matched.map(({ module }) => import(/* @vite-ignore */ module)))
}

function toTree(routes: RouteFiles[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path = "", index }) => (index ? { id, index, path } : { id, path, children: toTree(routes, id) }))
}

function hintStyleSheet(href: string): void {
  if ([...document.querySelectorAll<HTMLLinkElement>("link[href]")].some((link) => link.getAttribute("href") === href))
    return
  const link = document.createElement("link")
  link.rel = "prefetch"
  link.as = "style"
  link.href = href
  document.head.append(link)
}
