import type { Page } from "@playwright/test"
import { runningStack } from "../stack/running.ts"
import { button, control, expect, hydrate, settings, test } from "./consent-page.ts"

const SITE = runningStack()?.siteUrl ?? ""
const PRIVACY = "/a-propos/mentions-juridiques"

/** The names that the privacy page lists; `*` stands for any end of a name, or for a subdomain. */
async function listedNames(page: Page): Promise<string[]> {
  await page.goto(PRIVACY)
  return page.locator("#temoins tbody code").allTextContents()
}

const isListed = (found: string, listed: readonly string[]) =>
  listed.some((name) =>
    new RegExp(`^${name.replaceAll(/[.?+^$()|[\]{}\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(found),
  )

/** Everything that a browser holds and has asked of others. */
async function findHoldings(page: Page, origins: ReadonlySet<string>): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...new Set([...cookies, ...keys, ...origins])]
}

/** The addresses of the pages whose code is the site's own; a site that is not launched has no sitemap. */
async function listAddresses(page: Page): Promise<string[]> {
  const { id }: { id: string } = await (await page.request.get("/builds/latest.json")).json()
  const meta: { prerendered: string[] } = await (await page.request.get(`/builds/meta/${id}.json`)).json()
  expect(meta.prerendered.length).toBeGreaterThan(40)
  return meta.prerendered
}

/** Visits every address, as documents without pictures. @returns the origins that were asked, but the site's own */
async function crawl(page: Page, paths: readonly string[]): Promise<Set<string>> {
  const origins = new Set<string>()
  const site = new URL(SITE).origin
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith("http") && origin !== site) origins.add(origin)
  })
  for (const path of paths) await page.goto(path)
  await page.goto("/services")
  await hydrate(page)
  return origins
}

test.beforeEach(({ page }) => page.route(/^[^?]*\/media\/|\.woff2$/, (route) => route.fulfill({ status: 204 })))

for (const decision of [undefined, "Tout accepter", "Nécessaires seulement", "Sauvegarder", "Tout refuser"] as const) {
  test(`the privacy page lists everything that a visit leaves, ${decision ?? "before a choice"}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    const listed = await listedNames(page)
    expect(listed).toEqual(expect.arrayContaining(["ncc_c", "ncc_e"]))
    if (decision) {
      if (decision === "Sauvegarder" || decision === "Tout refuser") await button(page, "Personnaliser").click()
      await button(page, decision).and(page.locator(":visible")).last().click()
      await expect(control(page)).toBeVisible()
    }
    const origins = await crawl(page, await listAddresses(page))
    const found = await findHoldings(page, origins)
    expect(found.filter((name) => !isListed(name, listed))).toEqual([])
    if (!decision) expect([await context.cookies(), [...origins]]).toEqual([[], []])
  })
}

test("a cookie that nobody declared is found", async ({ page, context }) => {
  const listed = await listedNames(page)
  await context.addCookies([{ name: "pisteur", value: "1", url: SITE }])
  await page.goto("/services")
  expect((await findHoldings(page, new Set())).filter((name) => !isListed(name, listed))).toEqual(["pisteur"])
})

test("every page that holds a form to send is one that is never measured", async ({ page, request }) => {
  const NEVER =
    /^\/(?:ressources\/sante-psychologique|services\/bde|formulaires|a-propos\/(?:demande-entrevue|offres-emploi))(?:\/|$)/
  const holders: string[] = []
  for (const path of await listAddresses(page)) {
    const html = await (await request.get(path)).text()
    if (/<form[^>]*method="post"/i.test(html)) holders.push(path)
  }
  expect(holders.filter((path) => !NEVER.test(path))).toEqual([])
})

test("the footer, the banner's settings and the policy lead to each other", async ({ page }) => {
  await page.goto("/services")
  await button(page, "Personnaliser").click()
  const policy = settings(page).getByRole("link", { name: "Politique de confidentialité" }).first()
  await expect(policy).toHaveAttribute("href", `${PRIVACY}#politique-de-confidentialite`)
  await page.goto(PRIVACY)
  await expect(page.locator("#politique-de-confidentialite")).toBeVisible()
})
