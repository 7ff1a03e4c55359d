import { expect, test } from "vitest"
import { pageHeaders, readGuests, securityHeaders } from "./security-headers.ts"

const policyOf = (headers: readonly string[]) => headers[headers.indexOf("Content-Security-Policy") + 1] ?? ""

const studio = new URL("https://studio.example/admin")

test("no page of a site without measurement allows another origin", () => {
  expect(policyOf(securityHeaders(new URL("https://site.example")))).not.toMatch(/https?:\/\//)
})

test("a measured page allows Google's origins to run, to be told, and nothing else", () => {
  const policy = policyOf(securityHeaders(new URL("https://site.example"), "ga"))
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com;")
  expect(policy).toContain("default-src 'none'")
  expect(policy.match(/https:/g)).toHaveLength(3)
})

test("a page where videos may be shown lets their site in a frame, filling the screen, and nothing else", () => {
  const headers = pageHeaders(new URL("https://site.example"), studio)("youtube vimeo")
  const policy = policyOf(headers)
  expect(policy).toContain("frame-src https://www.youtube-nocookie.com https://player.vimeo.com")
  expect(policy.match(/https:/g)).toHaveLength(2)
  expect(headers.join()).toContain('fullscreen=("https://www.youtube-nocookie.com" "https://player.vimeo.com")')
  expect(pageHeaders(new URL("https://site.example"), studio)("").join()).toContain("fullscreen=()")
})

test("an id that is no guest's allows nothing", () => {
  expect(securityHeaders(new URL("https://site.example"), "pisteur")).toEqual(
    securityHeaders(new URL("https://site.example")),
  )
})

test("a document says its guests in its head", () => {
  expect(readGuests('<head><meta name="analytics" content="G-ABC1234"/></head>')).toBe("ga")
  expect(readGuests('<meta name="analytics" content="G-A"/><meta name="embeds" content="youtube vimeo"/>')).toBe(
    "ga youtube vimeo",
  )
  expect(readGuests("<p>analytics, embeds</p>")).toBe("")
})

test("the Studio alone may frame a preview, and nobody any other page", () => {
  const headersFor = pageHeaders(new URL("https://site.example"), studio)
  expect(policyOf(headersFor(""))).toContain("frame-ancestors 'none';")
  expect(policyOf(headersFor("studio"))).toContain("frame-ancestors https://studio.example;")
  expect(policyOf(headersFor("studio"))).not.toContain("frame-ancestors 'none'")
})
