const longestAddress = 4096

/** A request target, understood: `path` is percent-encoded where it must be, and never ends with a slash (but `/`). */
export type Address = { path: string; search: string; movedTo?: string }

/** Why a request target is refused: 400, or 414. */
export type Refusal = "malformed" | "too-long"

const isWellEncoded = (path: string) => {
  try {
    return !decodeURIComponent(path).includes("\0")
  } catch {
    return false
  }
}

/** One spelling of each character: what needs no percent sign has none (RFC 3986, 6.2.2). */
const spelled = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })

/**
 * Reads the target of a request line (`/x?y`, or `http://host/x?y` from a proxy).
 * `movedTo` is set when the same page has a better address: without its trailing or doubled slashes, nor needless
 * percent signs.
 * Slashes are collapsed before anything is sent back: `//elsewhere.example/` must not become a redirect to another site.
 */
export const readAddress = (target: string): Address | Refusal => {
  if (target.length > longestAddress) return "too-long"
  const url = URL.parse(target.startsWith("/") ? `http://site${target}` : target)
  if (!url || !/^https?:$/.test(url.protocol) || !isWellEncoded(url.pathname)) return "malformed"
  const path = spelled(url.pathname)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
  if (path === url.pathname) return { path, search: url.search }
  return { path, search: url.search, movedTo: path + url.search }
}
