import fc from "fast-check"
import { expect, test } from "vitest"
import { problemMailto } from "./problem-mailto.ts"

const problem = {
  status: 500,
  address: "https://site.example/services/bde?a=1&b=2",
  message: "Échec : « x »",
  stack: "Error: x\n  at a\r\n  at b",
}

const read = (mailto: string) => new URL(mailto).searchParams

test("the message is addressed, and says code, page, message and stack on lines of their own", () => {
  const mailto = problemMailto("admin@site.example", problem)
  expect(mailto.startsWith("mailto:admin@site.example?subject=")).toBe(true)
  expect(read(mailto).get("subject")).toContain("500")
  expect(read(mailto).get("body")?.split("\r\n")).toEqual([
    "Code\u00A0: 500",
    "Page\u00A0: https://site.example/services/bde?a=1&b=2",
    "Message\u00A0: Échec : « x »",
    "Détails\u00A0: Error: x",
    "  at a",
    "  at b",
  ])
})

test("line ends are CRLF, written %0D%0A", () => {
  const mailto = problemMailto("admin@site.example", problem)
  expect(mailto.replaceAll("%0D%0A", "")).not.toMatch(/%0D|%0A/)
})

test("a long stack is trimmed first: address and message stay whole", () => {
  const mailto = problemMailto("admin@site.example", { ...problem, stack: "at somewhere (é)\n".repeat(500) })
  expect(mailto.length).toBeLessThanOrEqual(1_900)
  expect(mailto.length).toBeGreaterThan(1_850)
  expect(read(mailto).get("body")).toContain(problem.address)
  expect(read(mailto).get("body")).toContain(problem.message)
  expect(read(mailto).get("body")?.endsWith("…")).toBe(true)
})

test("whatever happened, the link is at most 1,900 characters and can be read", () => {
  const text = fc.string({ unit: "binary", maxLength: 3_000 })
  fc.assert(
    fc.property(text, text, text, (address, message, stack) => {
      const mailto = problemMailto("admin@site.example", { status: 500, address, message, stack })
      expect(mailto.length).toBeLessThanOrEqual(1_900)
      expect(() => decodeURIComponent(mailto)).not.toThrow()
    }),
    { numRuns: 60 },
  )
})
