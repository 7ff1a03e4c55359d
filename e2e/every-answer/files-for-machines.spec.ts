import { expect, test } from "@playwright/test"
import { fixedAddresses } from "../every-page/addresses.ts"

const DAY = 86_400_000

test("robots.txt points to the sitemap", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test("the sitemap lists every fixed page, and only pages that answer and may be indexed", async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text()
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => (url ?? "").replaceAll("&amp;", "&"))
  expect(listed.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  const paths = listed.map((url) => url.slice(baseURL?.length))
  expect(fixedAddresses.filter((address) => !paths.includes(address))).toEqual([])
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html, path).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(html.replaceAll("&amp;", "&"), path).toContain(`rel="canonical" href="${baseURL}${path}"`)
  }
})

test("every date of the sitemap is one", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text()
  const dates = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date]) => Date.parse(date ?? ""))
  expect(dates.length).toBeGreaterThan(fixedAddresses.length)
  expect(dates.filter((date) => Number.isNaN(date) || date > Date.now())).toEqual([])
})

test("security.txt says whom to write to, for less than a year and more than a month", async ({ request, baseURL }) => {
  const answer = await request.get("/.well-known/security.txt")
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8")
  const text = await answer.text()
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1] ?? ""
  expect(field("Contact")).toMatch(/^(?:mailto:|https?:)/)
  expect(field("Preferred-Languages")).toMatch(/^fr/)
  expect(field("Canonical")).toBe(`${baseURL}/.well-known/security.txt`)
  const left = Date.parse(field("Expires")) - Date.now()
  expect(left).toBeGreaterThan(30 * DAY)
  expect(left).toBeLessThan(366 * DAY)
})

test("no token of the content backend is in what the site sends", async ({ request }) => {
  const { adminToken, siteToken } = JSON.parse(process.env["E2E_STACK"] ?? "{}")
  expect(siteToken).toBeTruthy()
  const html = await (await request.get("/")).text()
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? "")
  for (const path of ["/", "/_payload.json", "/healthz", ...files]) {
    const text = await (await request.get(path)).text()
    expect(text.includes(siteToken) || text.includes(adminToken) || text.includes("access_token"), path).toBe(false)
  }
})
