// En tant que visiteuse ou visiteur, je veux que le site dise vrai le jour où je viens, même si le logiciel
// d’édition est en panne, afin de m’y fier.
import { fixedAddresses } from "../every-page/addresses.ts"
import { expect, test as base } from "../stack/test.ts"
import { type SecondSite, startSecondSite } from "./second-site.ts"

/** Six weeks after the day of the other tests: two more offers have closed. */
const test = base.extend<object, { site: SecondSite }>({
  site: [
    async ({ stack }, use) => {
      const site = await startSecondSite(stack, "2027-01-08T17:00:00Z")
      await use(site)
      await site.stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
})

test.describe.configure({ mode: "serial" })

test("an offer that was open has expired: it says so and cannot be answered", async ({ page, site, stack }) => {
  await page.goto(`${stack.siteUrl}/a-propos/offres-emploi/1`)
  await expect(page.getByRole("link", { name: /^Postuler/ }).first()).toBeVisible()
  await page.goto(`${site.url}/a-propos/offres-emploi/1`)
  await expect(page.getByText(/offre est expirée|concours est terminé|n’est plus ouvert/i).first()).toBeVisible()
  await expect(page.getByRole("link", { name: /^Postuler/ })).toHaveCount(0)
  await page.goto(`${site.url}/a-propos/offres-emploi`)
  await expect(page.getByRole("main").locator('a[href="/a-propos/offres-emploi/1"]')).toHaveCount(0)
})

test("with the content backend gone every published page is still there, even after a restart", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const statuses = async () => {
    const answers = await Promise.all(fixedAddresses.map((address) => fetch(site.url + address)))
    return answers
      .map(({ status }, position) => `${fixedAddresses[position]} ${status}`)
      .filter((line) => !line.endsWith(" 200"))
  }
  await expect.poll(() => published(site), { timeout: 90_000 }).toBeGreaterThanOrEqual(fixedAddresses.length)
  site.cut()
  expect(await statuses()).toEqual([])
  await site.restart()
  expect(await statuses()).toEqual([])
  await page.goto(`${site.url}/services/bde`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const unknown = await page.goto(`${site.url}/jamais-publiee`)
  expect(unknown?.status(), "what nobody knows is unavailable, not absent").toBe(503)
})

test("when the content backend is back, so is everything else", async ({ page, site }) => {
  site.mend()
  await expect
    .poll(async () => (await page.goto(`${site.url}/jamais-publiee`))?.status(), { timeout: 60_000 })
    .toBe(404)
})

async function published(site: SecondSite): Promise<number> {
  const { publishing } = await (await fetch(`${site.url}/healthz`)).json()
  return publishing.pages
}
