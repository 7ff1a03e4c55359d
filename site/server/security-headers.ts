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
 */
export const securityHeaders = (siteUrl: URL): FlatHeaders => {
  const overHttps = siteUrl.protocol === "https:"
  const policy = overHttps ? [...contentSecurityPolicy, "upgrade-insecure-requests"] : contentSecurityPolicy
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
