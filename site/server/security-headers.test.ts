import { expect, test } from "vitest"
import { isMeasuredDocument, securityHeaders } from "./security-headers.ts"

const policyOf = (headers: readonly string[]) => headers[headers.indexOf("Content-Security-Policy") + 1] ?? ""

test("no page of a site without measurement allows another origin", () => {
  expect(policyOf(securityHeaders(new URL("https://site.example")))).not.toMatch(/https?:\/\//)
})

test("a measured page allows Google's origins to run, to be told, and nothing else", () => {
  const policy = policyOf(securityHeaders(new URL("https://site.example"), true))
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com;")
  expect(policy).toContain("default-src 'none'")
  expect(policy.match(/https:/g)).toHaveLength(3)
})

test("a page is measured when it says an id", () => {
  expect(isMeasuredDocument('<head><meta name="analytics" content="G-ABC1234"/></head>')).toBe(true)
  expect(isMeasuredDocument("<p>analytics</p>")).toBe(false)
})
