import { isConfidential } from "#app/lib/confidential-pages.ts"

/** The address of the page that an element's link leads to; undefined for a file, another site, a new tab, an anchor, a confidential page. */
export function findAppLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined
  if (isConfidential(link.pathname)) return undefined
  if (link.rel.includes("external") || /\.[^/]*$/.test(link.pathname)) return undefined
  if (link.pathname === location.pathname && link.search === location.search) return undefined
  return new URL(link.href)
}
