import { expect, test } from "vitest"
import { answerLoginProvider, ownAddress } from "./login-provider.server.ts"

const origin = "https://site.example"

test.each([
  ["/", "https://site.example/"],
  ["/a?b=c&d=//e#f", "https://site.example/a?b=c&d=//e#f"],
  ["/évènements", "https://site.example/%C3%A9v%C3%A8nements"],
  ["/../a", "https://site.example/a"],
])("%s is a path of this site", (path, address) => {
  expect(ownAddress(path, origin)).toBe(address)
})

test.each([
  "",
  "a",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\n//evil.example",
  "/a\\..\\evil",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "https://site.example@evil.example",
  " //evil.example",
])("%j leads elsewhere, or nowhere", (path) => {
  expect(ownAddress(path, origin)).toBeUndefined()
})

test("the visitor is sent to the content backend's public address, which is told where to come back", () => {
  const answer = answerLoginProvider(new Request(`${origin}/api/session/login/google?redirect=/a%3Fb`), "google")
  expect(answer.status).toBe(302)
  expect(answer.headers.get("Location")).toMatch(
    /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/auth\/login\/google\?redirect=https%3A%2F%2Fsite\.example%2Fa%3Fb$/,
  )
  expect(answer.headers.get("Cache-Control")).toBe("no-store")
})

test.each(["../admin", "", "a/b", "%2e%2e"])("%j is no provider", (provider) => {
  expect(answerLoginProvider(new Request(origin), provider).status).toBe(404)
})

test("another site is no redirect", async () => {
  const answer = answerLoginProvider(
    new Request(`${origin}/api/session/login/google?redirect=//evil.example`),
    "google",
  )
  expect(answer.status).toBe(400)
  expect(answer.headers.get("Location")).toBeNull()
})
