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

/** What audience measurement adds, only on the pages of a site where it is configured. */
const measured: Record<string, string> = {
  "script-src": "https://www.googletagmanager.com",
  "img-src": "https://*.google-analytics.com",
  "connect-src": "https://*.google-analytics.com",
}

const allowMeasurement = (directive: string) => {
  const origins = measured[directive.split(" ", 1)[0] ?? ""]
  return origins === undefined ? directive : `${directive} ${origins}`
}

const closedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
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
 * @param isMeasured for the pages that say a measurement id: Google's origins are allowed, still unused before consent
 */
export const securityHeaders = (siteUrl: URL, isMeasured = false): FlatHeaders => {
  const overHttps = siteUrl.protocol === "https:"
  const own = isMeasured ? contentSecurityPolicy.map(allowMeasurement) : contentSecurityPolicy
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
    closedFeatures.map((feature) => `${feature}=()`).join(", "),
  ]
}

/** The names among `headers`, in lower case: what an answer of the app may not replace. */
export const headerNames = (headers: FlatHeaders): ReadonlySet<string> =>
  new Set(headers.filter((_, position) => position % 2 === 0).map((name) => name.toLowerCase()))

/** Whether a document says a measurement id, as `app/root.tsx` writes it. */
export const isMeasuredDocument = (html: string): boolean => html.includes('<meta name="analytics"')
