import { EMBED_ORIGINS, isEmbedId } from "#app/lib/embed-origins.ts"

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
]

/**
 * What each guest (another site that a page may ask once the visitor consents) adds to the policy, by the id of its
 * consent purpose. Only the pages that say a guest allow it.
 */
const allowances: ReadonlyMap<string, Record<string, string>> = new Map<string, Record<string, string>>([
  [
    "ga",
    {
      "script-src": "https://www.googletagmanager.com",
      "img-src": "https://*.google-analytics.com",
      "connect-src": "https://*.google-analytics.com",
    },
  ],
  ...Object.entries(EMBED_ORIGINS).map(([id, origin]) => [id, { "frame-src": origin }] as const),
])

const allow = (policy: readonly string[], allowance: Record<string, string>): string[] => {
  const added = Object.entries(allowance)
  const named = (directive: string) => directive.split(" ", 1)[0]
  return [
    ...policy.map((directive) => {
      const origins = added.flatMap(([name, origin]) => (name === named(directive) ? origin : []))
      return origins.length === 0 ? directive : [directive.replace(" 'none'", ""), ...origins].join(" ")
    }),
    ...added.filter(([name]) => !policy.some((directive) => named(directive) === name)).map((pair) => pair.join(" ")),
  ]
}

/** A video may fill the screen when its site is a guest. */
const fullscreenOrigins = (guests: string) =>
  guests.split(" ").flatMap((id) => (isEmbedId(id) ? `"${EMBED_ORIGINS[id]}"` : []))

const closedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
]

/** A header list in the flat form `[name, value, name, value, …]` that `ServerResponse.writeHead` takes as it is. */
export type FlatHeaders = readonly string[]

/**
 * The headers of every answer, whoever made it. They are constant: no nonce, no hash, nothing to compute.
 * Over plain HTTP (a developer's machine) the two that would send browsers to HTTPS are left out.
 * @param guests what the page says of other sites (`readGuests`): their origins are allowed, still unused before consent
 */
export const securityHeaders = (siteUrl: URL, guests = "", studioUrl = siteUrl): FlatHeaders => {
  const overHttps = siteUrl.protocol === "https:"
  const allowanceOf = (id: string) =>
    id === "studio" ? { "frame-ancestors": studioUrl.origin } : (allowances.get(id) ?? {})
  const own = guests.split(" ").reduce((policy, id) => allow(policy, allowanceOf(id)), contentSecurityPolicy)
  const policy = overHttps ? [...own, "upgrade-insecure-requests"] : own
  return [
    "Content-Security-Policy",
    policy.join("; "),
    ...(overHttps ? ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] : []),
    "X-Content-Type-Options",
    "nosniff",
    "Referrer-Policy",
    "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy",
    "same-origin",
    "Cross-Origin-Resource-Policy",
    "same-origin",
    "Permissions-Policy",
    [...closedFeatures.map((feature) => `${feature}=()`), `fullscreen=(${fullscreenOrigins(guests).join(" ")})`].join(
      ", ",
    ),
  ]
}

/** The names among `headers`, in lower case: what an answer of the app may not replace. */
export const headerNames = (headers: FlatHeaders): ReadonlySet<string> =>
  new Set(headers.filter((_, position) => position % 2 === 0).map((name) => name.toLowerCase()))

/**
 * The security headers of this site's pages by their guests, worked out once for each.
 * @param studioUrl what may frame a page whose guest is `studio`: previews, which no document can say by itself
 */
export const pageHeaders = (siteUrl: URL, studioUrl: URL): ((guests: string) => FlatHeaders) => {
  const known = new Map<string, FlatHeaders>()
  return (guests) => {
    const headers = known.get(guests) ?? securityHeaders(siteUrl, guests, studioUrl)
    known.set(guests, headers)
    return headers
  }
}

/** The ids of the guests that a document says, as `app/root.tsx` writes them, separated by spaces; none: an empty text. */
export const readGuests = (html: string): string => {
  const embeds = /<meta name="embeds" content="([a-z ]+)"/.exec(html)?.[1]
  return [html.includes('<meta name="analytics"') ? "ga" : "", embeds ?? ""].join(" ").trim()
}
