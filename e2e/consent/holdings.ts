import type { Page } from "@playwright/test"
import { everyAddress } from "../every-page/addresses.ts"
import { hydrate } from "../hydration/watched-page.ts"

export const PRIVACY = "/a-propos/mentions-juridiques"

/** The names that the privacy page lists; `*` stands for any end of a name, or for a subdomain. */
export async function listedNames(page: Page): Promise<string[]> {
  await page.goto(PRIVACY)
  return page.locator("#temoins tbody code").allTextContents()
}

export const isListed = (found: string, listed: readonly string[]) =>
  listed.some((name) =>
    new RegExp(`^${name.replaceAll(/[.?+^$()|[\]{}\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(found),
  )

/** Everything that a browser holds and has asked of others. */
export async function findHoldings(page: Page, origins: ReadonlySet<string>): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...new Set([...cookies, ...keys, ...origins])]
}

/** Every address of a screen: those of the code in all their shapes, and those of every record, as the sitemap says. */
export async function listAddresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text()
  const records = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
  return [...new Set([...everyAddress, ...records, "/404"])]
}

/** Visits every address, as documents without pictures. @returns the origins that were asked, but the site's own */
export async function crawl(page: Page, site: string, paths: readonly string[]): Promise<Set<string>> {
  const origins = new Set<string>()
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith("http") && origin !== new URL(site).origin) origins.add(origin)
  })
  await page.route(/^[^?]*\/media\/|\.woff2$/, (route) => route.fulfill({ status: 204 }))
  for (const path of paths) await page.goto(path)
  await page.goto("/services")
  await hydrate(page)
  return origins
}
