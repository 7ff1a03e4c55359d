import type { Page } from "@playwright/test"
import { banner, button, control, expect, followInside, giveConsent, settings, test } from "./consent-page.ts"
import {
  beginMeasuring,
  endMeasuring,
  MEASUREMENT_ID,
  measure,
  PATIENCE,
  policyOf,
  walkMeasured,
} from "./measurement.ts"
import { startStandIn } from "./stand-in.ts"

const ACCEPTED = { ncc_c: "nga", ncc_e: "n~ga" }

// One after the other: they share the settings of the content backend.
test.describe.configure({ mode: "default" })

const standIn = await startStandIn(MEASUREMENT_ID)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await beginMeasuring()
})

test.beforeEach(async ({ context }) => {
  standIn.received.length = 0
  await standIn.attach(context)
})

test.afterAll(async () => {
  test.setTimeout(150_000)
  await endMeasuring()
  standIn.stop()
})

const googleCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith("_ga"))

test("from a form of the rights office nobody else hears of a call for help, even by a fault of ours", async () => {
  expect(await policyOf("/services/bde")).toContain("google")
  expect(await policyOf("/formulaires/bde-contact")).not.toContain("google")
})

// `npm run audit` walks every address.
const A_FEW = ["/", "/evenements", "/a-propos/offres-emploi/1", "/formulaires/bde-contact", "/services/bde", "/404"]

for (const decision of [undefined, "Tout accepter", "Tout refuser"] as const)
  test(`with measurement, a visit leaves what is listed, ${decision ?? "before a choice"}`, async ({ page, watch }) => {
    watch.expectedErrors.push(/status of 404/)
    await walkMeasured(page, standIn, decision, A_FEW)
    if (decision === "Tout accepter") await expect.poll(standIn.pageViews).toContain("/services")
  })

test("a withdrawal in one tab stops what the other tells", async ({ page, context, baseURL }) => {
  await giveConsent(context, baseURL ?? "", ACCEPTED)
  await page.goto("/services")
  await expect.poll(standIn.pageViews).toEqual(["/services"])
  const other = await context.newPage()
  await other.goto("/a-propos/mentions-juridiques")
  await control(other).click()
  await button(other, "Tout refuser").click()
  await expect.poll(() => googleCookies(page)).toEqual([])
  const told = standIn.received.length
  await page.waitForTimeout(600)
  expect(standIn.received).toHaveLength(told)
})

test("nothing is asked of Google before a choice, nor after a refusal", async ({ page }) => {
  await page.goto("/services")
  await expect(banner(page)).toBeVisible()
  await page.waitForTimeout(300)
  await button(page, "Nécessaires seulement").click()
  await followInside(page, "/evenements")
  await page.waitForTimeout(300)
  expect(standIn.received).toEqual([])
})

test("a consent measures at once, then each page shown inside the application", async ({ page }) => {
  await page.goto("/services?q=secret")
  await button(page, "Tout accepter").click()
  await expect.poll(standIn.pageViews).toEqual(["/services"])
  await followInside(page, "/evenements")
  await expect.poll(standIn.pageViews).toEqual(["/services", "/evenements"])
  expect(standIn.received.filter((url) => url.includes("page_view")).join()).not.toContain("secret")
})

test("withdrawing stops hits in the same page view and deletes cookies at the host and above", async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  // A host with a parent: the site refuses its own address written otherwise, and the script's cookies stand.
  watch.expectedErrors.push(/status of 403/)
  const site = new URL(baseURL ?? "")
  site.hostname = "www.site.localhost"
  await giveConsent(context, site.href, ACCEPTED)
  await page.goto(new URL("/services", site).href)
  await expect.poll(() => googleCookies(page)).toEqual(expect.arrayContaining(["_ga", "_ga_STANDIN"]))
  await control(page).click()
  await settings(page)
    .getByRole("switch", { name: /audience/ })
    .uncheck()
  await button(page, "Sauvegarder").click()
  await page.waitForTimeout(100)
  const told = standIn.received.length
  await page.waitForTimeout(600)
  expect(standIn.received).toHaveLength(told)
  expect(await googleCookies(page)).toEqual([])
})

test("a page that is never measured stays so, whichever way it is reached", async ({ page, context, baseURL }) => {
  await giveConsent(context, baseURL ?? "", ACCEPTED)
  for (const path of ["/ressources/sante-psychologique", "/services/bde", "/formulaires/bde-contact"]) {
    await page.goto(path)
    await page.waitForTimeout(200)
  }
  expect(standIn.received).toEqual([])
  await page.goto("/services")
  await expect.poll(standIn.pageViews).toEqual(["/services"])
  await followInside(page, "/services/bde")
  await page.waitForTimeout(500)
  const measured = standIn.received.filter((url) => url.includes(encodeURIComponent("/services/bde")))
  expect(measured).toEqual([])
})

test("without the date of the assessment, measurement is off", async ({ page, context, baseURL }) => {
  await measure(MEASUREMENT_ID, null)
  await expect.poll(() => policyOf("/services"), PATIENCE).not.toContain("google")
  await giveConsent(context, baseURL ?? "", ACCEPTED)
  await page.goto("/services")
  await page.waitForTimeout(400)
  expect(standIn.received).toEqual([])
})
