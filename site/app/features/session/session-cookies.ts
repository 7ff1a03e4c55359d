import type { CookieName } from "#app/lib/browser-holdings.ts"
import { readTokenExpiry } from "./token-expiry.ts"

/** What a visitor's cookies say of their session with the content backend. `expiresAt` in ms since the epoch. */
export type Session = { token: string | undefined; refreshToken: string | undefined; expiresAt: number | undefined }

/** What the content backend gives to somebody who signs in. `expires` is a duration in ms. */
export type Tokens = { access_token: string; refresh_token: string; expires: number }

const TOKEN = "directus_token" satisfies CookieName
const REFRESH_TOKEN = "directus_refresh_token" satisfies CookieName
const EXPIRY = "directus_token_expired_at" satisfies CookieName

/** Seven days, in seconds. */
const MAX_AGE = 604_800
const HIDDEN = "; HttpOnly"

const cookie = (name: CookieName, value: string, maxAge: number, hidden: string) =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/${hidden}; Secure; SameSite=Lax`

const valueOf = (cookies: string, name: CookieName) =>
  new RegExp(`(?:^|; *)${name}=([\\w.~+/=-]+)(?=;|$)`).exec(cookies)?.[1]

/** Reads a `Cookie` header; what is malformed is absent. */
export function readSession(cookies: string | null): Session {
  const written = cookies ?? ""
  return {
    token: valueOf(written, TOKEN),
    refreshToken: valueOf(written, REFRESH_TOKEN),
    expiresAt: readTokenExpiry(written),
  }
}

/** Expired: no token, or no known expiry, or past it. Asked each time, never kept. */
export const isExpired = ({ token, expiresAt }: Session, now: number): boolean =>
  token === undefined || expiresAt === undefined || now >= expiresAt

/** `Set-Cookie` values that open a session, or carry it on. @param answeredAt when the tokens were given (ms) */
export const openingCookies = ({ access_token, refresh_token, expires }: Tokens, answeredAt: number): string[] => [
  cookie(TOKEN, access_token, MAX_AGE, HIDDEN),
  cookie(REFRESH_TOKEN, refresh_token, MAX_AGE, HIDDEN),
  // The only one that scripts read.
  cookie(EXPIRY, String(answeredAt + expires), MAX_AGE, ""),
]

/** The `Set-Cookie` value that forgets a refresh token which is worth nothing any more. */
export const forgettingCookie = (): string => cookie(REFRESH_TOKEN, "", 0, HIDDEN)

/** `Set-Cookie` values that end a session. */
export const closingCookies = (): string[] => [
  cookie(TOKEN, "", 0, HIDDEN),
  forgettingCookie(),
  cookie(EXPIRY, "", 0, ""),
]
