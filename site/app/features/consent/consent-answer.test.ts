import { expect, test } from "vitest"

import { answerConsent } from "./consent-answer.server.ts"

const now = Date.UTC(2026, 10, 20, 17)

const post = (body: Record<string, string>, origin = "https://site.example") =>
  answerConsent(
    new Request("https://site.example/api/consent", {
      method: "POST",
      body: new URLSearchParams(body),
      headers: { Origin: origin },
    }),
    now,
  )

test("a consent comes back as the same two cookies, for 365 days", async () => {
  const answer = await post({ ncc_c: "nga", ncc_e: "n~ga" })
  expect(answer.status).toBe(204)
  expect(answer.headers.get("Cache-Control")).toBe("no-store")
  expect(answer.headers.getSetCookie()).toEqual([
    "ncc_c=nga; Path=/; SameSite=Strict; Secure; Expires=Sat, 20 Nov 2027 17:00:00 GMT",
    "ncc_e=n~ga; Path=/; SameSite=Strict; Secure; Expires=Sat, 20 Nov 2027 17:00:00 GMT",
  ])
})

test("a refusal deletes the enabled ids", async () => {
  const [, enabled] = (await post({ ncc_c: "0" })).headers.getSetCookie()
  expect(enabled).toMatch(/^ncc_e=; .*1970/)
})

test.each<[string, Record<string, string>]>([
  ["nothing", {}],
  ["a header in a value", { ncc_c: "n\r\nSet-Cookie: x=1" }],
  ["an attribute in a value", { ncc_c: "n; Domain=example" }],
  ["empty ids", { ncc_c: "nga", ncc_e: "n~~ga" }],
  ["a novel", { ncc_c: "n".repeat(513) }],
])("%s is refused, without a cookie", async (_title, body) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(answer.headers.getSetCookie()).toEqual([])
})

test("another site cannot decide", async () => {
  expect((await post({ ncc_c: "nga" }, "https://autre.example")).status).toBe(403)
  expect((await post({ ncc_c: "nga" }, "null")).status).toBe(403)
})
