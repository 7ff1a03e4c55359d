import { normalizePath } from "#app/lib/path.ts"

export type RedirectCode = 301 | 302 | 307 | 308

/** `to` is a path of the site or a whole http(s) address. */
export type Redirect = { to: string; code: RedirectCode }

const isAddress = (to: string) => /^(?:\/(?![/\\])|https?:\/\/)/i.test(to)
const pathOf = (to: string) => (to.startsWith("/") ? normalizePath(to.replace(/[?#].*$/, "")) : undefined)

/**
 * Follows a chain of redirects to its end, so that a visitor is sent once, with the code of the first step.
 * Undefined when nothing redirects `path`, when the chain comes back to an address it left, or ends nowhere we may send to.
 */
export function followRedirects(path: string, redirects: ReadonlyMap<string, Redirect>): Redirect | undefined {
  const first = redirects.get(path)
  if (first === undefined) return undefined
  const visited = new Set([path])
  for (let { to } = first; ;) {
    const next = pathOf(to)
    if (next !== undefined && visited.has(next)) return undefined
    const following = next === undefined ? undefined : redirects.get(next)
    if (next === undefined || following === undefined) return isAddress(to) ? { to, code: first.code } : undefined
    visited.add(next)
    to = following.to
  }
}
