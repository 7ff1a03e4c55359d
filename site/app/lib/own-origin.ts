/**
 * Whether a post comes from a page of this site, by what the browser says of it. The site's own origin is the one it is
 * published under, whatever proxies make of `Host`. Browsers too old to say anything are let in: their form's token
 * speaks for them. `Origin: null` is what a page without any referrer says of itself, so `Sec-Fetch-Site` decides.
 */
export function isOwnOrigin(origin: string | undefined, fetchSite: string | undefined, ownOrigin: string): boolean {
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false
  if (origin === undefined) return true
  return origin === "null" ? fetchSite === "same-origin" : origin === ownOrigin
}
