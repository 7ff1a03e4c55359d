// What HTTP asks of a server, on the whole product.
import { expect, test } from "../stack/test.ts"
import { rawRequest } from "./raw-request.ts"

const aDocument = async (siteUrl: string) => {
  const html = await (await fetch(`${siteUrl}/documentation`)).text()
  const [path] = /\/media\/[0-9a-f-]{36}(?:\.[a-z0-9]+)?(?=")/.exec(html) ?? []
  if (path === undefined) throw new Error("no document is shown")
  return siteUrl + path
}

test("a part of a document is sent alone, a part that is not there is refused", async ({ stack: { siteUrl } }) => {
  const url = await aDocument(siteUrl)
  const whole = Buffer.from(await (await fetch(url)).arrayBuffer())
  const ask = (range: string, more: Record<string, string> = {}) => fetch(url, { headers: { range, ...more } })

  const first = await ask("bytes=0-9")
  expect(first.status).toBe(206)
  expect(first.headers.get("content-range")).toBe(`bytes 0-9/${whole.byteLength}`)
  expect(Buffer.from(await first.arrayBuffer())).toEqual(whole.subarray(0, 10))

  expect(Buffer.from(await (await ask("bytes=-5")).arrayBuffer())).toEqual(whole.subarray(-5))
  const outside = await ask(`bytes=${whole.byteLength}-`)
  expect(outside.status).toBe(416)
  expect(outside.headers.get("content-range")).toBe(`bytes */${whole.byteLength}`)
  expect((await ask("bytes=0-9", { "if-range": '"another"' })).status, "another version").toBe(200)
})

for (const address of ["/", "/services", "/evenements/_payload.json"])
  test(`${address} is not sent again to who has it, in any encoding`, async ({ stack: { siteUrl } }) => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": encoding }
      const { headers: told } = await fetch(siteUrl + address, { headers })
      const etag = told.get("etag") ?? ""
      expect(told.get("vary")).toContain("Accept-Encoding")
      const again = await fetch(siteUrl + address, { headers: { ...headers, "if-none-match": etag } })
      expect(again.status, encoding).toBe(304)
      expect(again.headers.get("etag")).toBe(etag)
      expect((await again.arrayBuffer()).byteLength).toBe(0)
    }
  })

for (const address of ["/", "/nulle-part", "/sitemap.xml", "/favicon.svg", "/recherche?q=assurances"])
  test(`the head of ${address} is that of the whole answer`, async ({ stack: { siteUrl } }) => {
    const [head, whole] = await Promise.all([fetch(siteUrl + address, { method: "HEAD" }), fetch(siteUrl + address)])
    expect(head.status).toBe(whole.status)
    expect((await head.arrayBuffer()).byteLength).toBe(0)
    for (const name of ["content-type", "cache-control", "etag", "content-security-policy", "vary"])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name))
  })

test("too much in the headers, or what is not HTTP, is refused in French", async ({ stack: { siteUrl } }) => {
  const large = await rawRequest(siteUrl, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`)
  expect(large).toMatch(/^HTTP\/1\.1 431 /)
  expect(large).toContain("En-têtes trop volumineux")
  const other = await rawRequest(siteUrl, "BONJOUR\r\n\r\n")
  expect(other).toMatch(/^HTTP\/1\.1 400 /)
  for (const answer of [large, other]) expect(answer).toContain("Content-Security-Policy: default-src 'none'")
})

test("a notice of a change that does not say how long it is is refused unread", async ({ baseURL }) => {
  const request = "POST /_notify HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"
  expect(await rawRequest(baseURL ?? "", request)).toMatch(/^HTTP\/1.1 413/)
})

for (const spelling of ["/FORMULAIRES/bde-contact", "/formulaires/%62de%2Dcontact"])
  test(`a page that confides has one spelling, and ${spelling} leads to it`, async ({ request }) => {
    const answer = await request.get(spelling, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers()["location"]).toBe("/formulaires/bde-contact")
  })

test("a request that never ends is given up, told in French", async ({ stack: { siteUrl } }) => {
  const answer = await rawRequest(siteUrl, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain("Demande trop lente")
})
