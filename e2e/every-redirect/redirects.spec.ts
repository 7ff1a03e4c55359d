import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"

type Redirect = { from_path: string; to_path: string; code: string }

const seeded: Redirect[] = JSON.parse(readFileSync(new URL("../../cms/seed/redirects.json", import.meta.url), "utf8"))

const MOVED: [from: string, to: string, status: number][] = [
  ["/frigo-partages", "/services/frigo-partage", 301],
  ["/services/frigo-partages", "/services/frigo-partage", 301],
  ["/services/babillards/", "/services/babillards", 301],
  ["/evenements/?type=autre", "/evenements?type=autre", 301],
  ["/services//babillards", "/services/babillards", 301],
  ["/actualites/Candidatures-Comite-Executif", "/actualites/candidatures-comite-executif", 301],
  ["/Services/Babillards?x=1", "/services/babillards?x=1", 301],
  ["/services/%62abillards", "/services/babillards", 301],
  ...seeded.map(({ from_path, to_path, code }): [string, string, number] => [from_path, to_path, Number(code)]),
]

for (const [from, to, status] of MOVED) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    expect(answer.headers()["location"]).toBe(to)
    expect((await request.get(to)).status()).toBe(200)
  })
}

test("an address with doubled slashes never leads to another site", async ({ request, baseURL }) => {
  const answer = await request.get(`${baseURL}//elsewhere.example/`, { maxRedirects: 0 })
  expect(answer.headers()["location"] ?? "/").toMatch(/^\/(?!\/)/)
})

test("what campaigns and social networks add to an address changes nothing", async ({ request }) => {
  const plain = await request.get("/services/bde")
  const tagged = await request.get("/services/bde?utm_source=infolettre&fbclid=abc&type=autre")
  expect(tagged.status()).toBe(200)
  expect(tagged.headers()["etag"]).toBe(plain.headers()["etag"])
  expect(await tagged.text()).toBe(await plain.text())
})
