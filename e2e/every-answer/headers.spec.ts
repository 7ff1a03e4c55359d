import { expect, test } from "@playwright/test"

const ANSWERS = {
  "a page": ["GET", "/"],
  "a page that is asked by its head only": ["HEAD", "/services"],
  "an unknown address": ["GET", "/nulle-part"],
  "a redirect of the server": ["GET", "/services/"],
  "a redirect of an editor": ["GET", "/assurances"],
  "a refused method": ["DELETE", "/services"],
  "an unreadable address": ["GET", "/%E0%A4%A"],
  "a file for machines": ["GET", "/sitemap.xml"],
  "an icon": ["GET", "/favicon.svg"],
  "the payload of a page": ["GET", "/evenements/_payload.json"],
  "the state of the site": ["GET", "/healthz"],
} as const

for (const [name, [method, address]] of Object.entries(ANSWERS)) {
  test(`${name} carries the security headers and no cookie`, async ({ request }) => {
    const answer = await request.fetch(address, { method, maxRedirects: 0 })
    const headers = answer.headers()
    const policy = headers["content-security-policy"] ?? ""
    expect.soft(policy).toContain("default-src 'none'")
    expect.soft(policy).toContain("script-src 'self'")
    expect.soft(policy).toContain("style-src 'self'")
    expect.soft(policy).toContain("frame-ancestors 'none'")
    expect.soft(policy).toContain("form-action 'self'")
    expect.soft(policy).toContain("base-uri 'none'")
    expect.soft(policy).not.toContain("unsafe")
    expect.soft(headers["x-content-type-options"]).toBe("nosniff")
    expect.soft(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    expect.soft(headers["cross-origin-opener-policy"]).toBe("same-origin")
    expect.soft(headers["cross-origin-resource-policy"]).toBe("same-origin")
    expect.soft(headers["permissions-policy"]).toContain("geolocation=()")
    expect.soft(headers["set-cookie"]).toBeUndefined()
    expect.soft(headers["x-powered-by"]).toBeUndefined()
    expect.soft(headers["server"]).toBeUndefined()
  })
}

test("a method that an address does not know is refused with those it does", async ({ request }) => {
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const answer = await request.fetch("/services", { method })
    expect(answer.status(), method).toBe(405)
    expect(answer.headers()["allow"], method).toContain("GET")
  }
  expect((await request.post("/services", { form: { x: "1" } })).status(), "a page without a form").toBe(405)
})

test("a page that has not changed is not sent again", async ({ request }) => {
  const etag = (await request.get("/evenements")).headers()["etag"] ?? ""
  const again = await request.get("/evenements", { headers: { "if-none-match": etag } })
  expect(again.status()).toBe(304)
  expect(await again.body()).toHaveLength(0)
})

test("code files and fonts may be kept for ever", async ({ request }) => {
  const html = await (await request.get("/")).text()
  const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "")
  expect(assets.length).toBeGreaterThan(1)
  for (const path of assets) {
    expect((await request.get(path)).headers()["cache-control"], path).toContain("immutable")
  }
})
