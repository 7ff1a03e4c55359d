import type { CookieName } from "#app/lib/browser-holdings.ts"

const EXPIRY = "directus_token_expired_at" satisfies CookieName

/** The moment at which the token of the session expires (ms since the epoch): all that scripts know of a session. */
export function readTokenExpiry(cookies: string): number | undefined {
  const [, digits] = new RegExp(`(?:^|; *)${EXPIRY}=(\\d{1,15})(?=;|$)`).exec(cookies) ?? []
  return digits === undefined ? undefined : Number(digits)
}
