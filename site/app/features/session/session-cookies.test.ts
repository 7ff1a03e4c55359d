import { expect, test } from "vitest"
import { closingCookies, forgettingCookie, isExpired, openingCookies, readSession } from "./session-cookies.ts"

const tokens = { access_token: "aaa.bbb.ccc", refresh_token: "r-1_x", expires: 900_000 }

test("a session is three cookies, of which scripts read the expiry only", () => {
  expect(openingCookies(tokens, 1_000)).toEqual([
    "directus_token=aaa.bbb.ccc; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax",
    "directus_refresh_token=r-1_x; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax",
    "directus_token_expired_at=901000; Max-Age=604800; Path=/; Secure; SameSite=Lax",
  ])
})

test("what was set is read back", () => {
  const sent = openingCookies(tokens, 1_000).map((cookie) => cookie.replace(/;.*/, ""))
  expect(readSession(["ncc_c=0", ...sent].join("; "))).toEqual({
    token: "aaa.bbb.ccc",
    refreshToken: "r-1_x",
    expiresAt: 901_000,
  })
})

test.each([
  [null],
  [""],
  ["directus_token=; directus_refresh_token=; directus_token_expired_at="],
  ["directus_token_expired_at=soon; xdirectus_token=a"],
  ["directus_token=a b; directus_token_expired_at=-5"],
])("%j says nothing of a session", (cookies) => {
  expect(readSession(cookies)).toEqual({ token: undefined, refreshToken: undefined, expiresAt: undefined })
})

test.each([
  ["no token", { token: undefined, expiresAt: 2_000 }, true],
  ["no expiry", { token: "a", expiresAt: undefined }, true],
  ["one ms before", { token: "a", expiresAt: 1_001 }, false],
  ["at the very moment", { token: "a", expiresAt: 1_000 }, true],
  ["past", { token: "a", expiresAt: 999 }, true],
])("a session with %s: expired %s", (_, session, expected) => {
  expect(isExpired({ refreshToken: "r", ...session }, 1_000)).toBe(expected)
})

test("ending a session deletes all of it, forgetting a refresh token leaves the rest", () => {
  const deleted = closingCookies().map((cookie) => /^(\w+)=; Max-Age=0; Path=\//.exec(cookie)?.[1])
  expect(deleted).toEqual(["directus_token", "directus_refresh_token", "directus_token_expired_at"])
  expect(forgettingCookie()).toMatch(/^directus_refresh_token=; Max-Age=0;/)
})
