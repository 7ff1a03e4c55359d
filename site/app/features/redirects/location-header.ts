/** An address as the `Location` header takes it: percent-encoded, on this site without its origin. */
export function locationHeader(to: string): string {
  const { href, origin } = new URL(to, "http://site")
  return to.startsWith("/") ? href.slice(origin.length) : href
}
