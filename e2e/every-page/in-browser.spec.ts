import { expect, type Page, test as base } from "@playwright/test"
import { untilPublished } from "../stack/published.ts"
import { theStack } from "../stack/running.ts"
import { everyAddress, isPoster } from "./addresses.ts"
import { axeViolations } from "./axe.ts"
import { weighPage } from "./weigh-page.ts"

/** Notes what a page may never do: raise an error, or ask another origin for anything. */
function watch(page: Page, origin: string) {
  const errors: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text())
  })
  page.on("pageerror", (error) => errors.push(String(error)))
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== "data:") errors.push(`asked ${url.href}`)
  })
  return errors
}

type Tab = { page: Page; errors: string[] }

/** A tab that goes from page to page as a visitor's does: a new browser for each would take as long as the checks. */
const test = base.extend<{ visit: Tab }, { tab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      const { siteUrl } = theStack()
      // A page weighs what it weighs the rest of the year: compressed as well as can be.
      await untilPublished(siteUrl)
      const viewport = { width: 320, height: 640 }
      const page = await browser.newPage({ baseURL: siteUrl, locale: "fr-CA", viewport, reducedMotion: "reduce" })
      // Each visit is a first one; what a page writes as one leaves it is of no other.
      await page.addInitScript(() => [localStorage.clear(), sessionStorage.clear()])
      await use({ page, errors: watch(page, siteUrl) })
      await page.context().close()
    },
    { scope: "worker", timeout: 480_000 },
  ],
  visit: [
    async ({ tab }, use) => {
      await use(tab)
      tab.errors.length = 0
      await tab.page.context().clearCookies()
    },
    { scope: "test" },
  ],
})

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => `${element.localName}.${element.className}`)]
  })

const keysHeld = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

// One visit an address, many checks: the loop stays short.
for (const address of everyAddress) {
  test(`${address} in a phone's browser`, async ({ visit: { page, errors } }) => {
    await page.goto(address, { waitUntil: "load" })
    const weight = await page.evaluate(weighPage, 120_000)

    expect.soft(await overflow(page), "nothing is wider than 320 px").toEqual([])
    // The tab has most files already: their size is what is asked, not what travelled again.
    expect.soft(weight.css, "a style sheet was weighed").toBeGreaterThan(0)
    expect.soft(weight.html, "HTML ≤ 14 kB").toBeLessThanOrEqual(14_336)
    expect.soft(weight.css, "CSS ≤ 15 kB").toBeLessThanOrEqual(15_360)
    expect.soft(weight.scripts, "scripts before anybody acts ≤ 4 kB").toBeLessThanOrEqual(4_096)
    expect.soft(weight.heavyImages, "no image over 120 kB").toEqual([])
    expect.soft(weight.requests, "at most 15 requests").toBeLessThanOrEqual(15)
    if (address === "/") expect.soft(weight.whole, "home ≤ 150 kB").toBeLessThanOrEqual(153_600)
    else expect.soft(weight.withoutImages, "page ≤ 60 kB without photos").toBeLessThanOrEqual(61_440)
    expect.soft(await axeViolations(page), "axe").toEqual([])

    if (!isPoster(address)) {
      await page.keyboard.press("Tab")
      await expect.soft(page.getByRole("link", { name: "Aller au contenu" }), "first Tab stop").toBeFocused()
    }
    expect.soft(await page.context().cookies(), "no cookie before a choice").toEqual([])
    expect.soft(await page.evaluate(keysHeld), "nothing kept before a choice").toEqual([])
    expect.soft(errors, "console errors and requests to other origins").toEqual([])
  })
}
