// En tant que visiteuse ou visiteur, je veux chercher de partout dans le site, au clavier comme au doigt, afin d’arriver
// vite à ce que je cherche.
import { expect, type Page, test } from "@playwright/test"
import { axeViolations } from "../every-page/axe.ts"
import { startSecondSite } from "../journeys/second-site.ts"
import { siteClock } from "../stack/stack.ts"
import { untilServed } from "../stack/published.ts"
import { test as withStack } from "../stack/test.ts"
import { look, mainField, shownResults } from "./search-page.ts"

const headerField = (page: Page) => page.getByRole("banner").getByRole("searchbox")
const proposed = (page: Page) => page.getByRole("banner").locator("form + [role=status] + div").getByRole("link")

const asked = (page: Page) => {
  const paths: string[] = []
  page.on("request", (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const isOfSearch = (path: string) => path === "/recherche/index.json" || /\/searcher-[^/]*\.js$/.test(path)

test("neither index nor library is downloaded before somebody is about to search", async ({ page }) => {
  const paths = asked(page)
  await page.goto("/recherche")
  await page.getByRole("heading", { level: 1 }).click()
  await page.waitForLoadState("networkidle")
  expect(paths.filter(isOfSearch)).toEqual([])
  await mainField(page).click()
  await expect.poll(() => paths.filter(isOfSearch).length).toBe(2)
})

test("the header proposes results that the arrows walk through, and Escape leaves", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/services")
  await headerField(page).click()
  await headerField(page).pressSequentially("casier")
  await expect(proposed(page).first()).toHaveAttribute("href", "/services/espaces-de-stockage")
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/^\d+\u00A0résultats?\. /)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press("ArrowDown")
  await expect(proposed(page).first()).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(headerField(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(proposed(page)).toHaveCount(0)
  await expect(headerField(page)).toBeFocused()
  await page.keyboard.type("s")
  await expect(proposed(page).first()).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/services\/espaces-de-stockage$/)
})

test("words that stay get their address, kept out of search engines", async ({ page }) => {
  await page.goto("/recherche")
  await look(page, "dentiste")
  await expect(page).toHaveURL(/\/recherche\?q=dentiste$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  await page.reload()
  expect((await shownResults(page))[0]).toBe("/ressources/assurances")
})

test("a type chosen in the page is what the list shows", async ({ page }) => {
  await page.goto("/recherche?q=assurance")
  await look(page, "babillard")
  await page
    .getByRole("navigation", { name: "Type" })
    .getByRole("link", { name: /^Documents/ })
    .click()
  await expect(page).toHaveURL(/q=babillard&type=document$/)
  await expect(page.getByRole("main").getByRole("status")).toContainText("Documents")
  for (const kind of await page.locator("main ol li p:first-child").allInnerTexts()) expect(kind).toMatch(/^Document\b/)
})

test("a search that finds nothing says what to do next", async ({ page }) => {
  await page.goto("/recherche?q=zzzqx")
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Aucun résultat pour «\u00A0zzzqx\u00A0»")
  await expect(page.getByRole("heading", { name: "Vous cherchiez peut-être" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Demandez-le-nous" })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test("a typing slip is answered, and its right spelling proposed", async ({ page }) => {
  await page.goto("/recherche?q=assurence")
  expect((await shownResults(page))[0]).toBe("/ressources/assurances")
  await page.getByRole("link", { name: "assurance", exact: true }).click()
  await expect(page).toHaveURL(/q=assurance$/)
})

test("what is typed is shown as text", async ({ page }) => {
  await page.goto(`/recherche?${new URLSearchParams({ q: '<img src=x onerror=alert(1)>"' })}`)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

for (const query of ["?type=autre&q=x", "?q=x&page=0", "?q=casier&page=99"])
  test(`/recherche${query} is not found`, async ({ request }) => {
    expect((await request.get(`/recherche${query}`)).status()).toBe(404)
  })

test("an address that leads nowhere can be searched, from what it says", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto("/services/location-de-casiers")
  await expect(page.getByRole("searchbox")).toHaveValue("location de casiers")
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole("button", { name: "Rechercher" }).click()
  expect(await shownResults(page)).toContain("/services/espaces-de-stockage")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test("the search is two presses away on a phone, and its types are links", async ({ page }) => {
    await page.goto("/services/bde")
    await page.getByRole("banner").getByRole("link", { name: "Rechercher" }).click()
    await mainField(page).fill("babillard")
    await page.getByRole("main").getByRole("button", { name: "Rechercher" }).click()
    await expect(page).toHaveURL(/\/recherche\?q=babillard$/)
    await page
      .getByRole("navigation", { name: "Type" })
      .getByRole("link", { name: /^Documents/ })
      .click()
    expect((await shownResults(page)).every((href) => href.startsWith("/media/"))).toBe(true)
  })
})

withStack("one searches while the content backend is dead", async ({ stack, request }) => {
  withStack.slow()
  const site = await startSecondSite(stack, siteClock)
  try {
    await untilServed(site.url, ["/recherche/index.json", "/"])
    site.cut()
    const answer = await request.get(`${site.url}/recherche?q=casier`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('href="/services/espaces-de-stockage"')
    expect((await request.get(`${site.url}/recherche/index.json`)).status()).toBe(200)
  } finally {
    await site.stop()
  }
})
