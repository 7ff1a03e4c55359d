import type { BrowserContext, Page } from "@playwright/test"
import { hydrate, test as watched } from "../hydration/watched-page.ts"

export { expect, hydrate, waitForHydration, delayApplication, scriptsOf } from "../hydration/watched-page.ts"

export const test = watched

/** Makes the page as if the settings were others: what the starter reads is `data-plan`. */
export const changePlan = (page: Page, change: (plan: Plan) => void) =>
  page.route(
    (url) => !/\.[a-z0-9]+$|^\/(?:api|media)\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/data-plan="([^"]*)"/, (_, written: string) => {
        const plan: Plan = JSON.parse(written.replaceAll("&quot;", '"'))
        change(plan)
        return `data-plan="${JSON.stringify(plan).replaceAll('"', "&quot;")}"`
      })
      await route.fulfill({ response, body })
    },
  )

type Plan = {
  necessary: { id: string }[]
  optional: { id: string; isPreselected: boolean; targetCookieIds: string[] }[]
  isModalForced: boolean
}

export const banner = (page: Page) => page.getByRole("region", { name: /témoins/i })
export const settings = (page: Page) => page.getByRole("dialog", { name: "Paramètres des témoins" })
export const control = (page: Page) => page.getByRole("button", { name: "Paramètres des témoins" })
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** The consent cookies of a browser, by name. */
export async function consentOf(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("ncc_"))
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** A browser that comes back with a decision. */
export const giveConsent = (context: BrowserContext, url: string, cookies: Record<string, string>) =>
  context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: "Strict", secure: true })),
  )

/** Follows a link of the site inside the application. */
export async function followInside(page: Page, path: string) {
  await hydrate(page)
  await page.evaluate((href) => {
    const link = document.createElement("a")
    Object.assign(link, { href, textContent: "Suivre" })
    document.querySelector("main")?.prepend(link)
  }, path)
  await page.getByRole("link", { name: "Suivre", exact: true }).click()
  await page.waitForURL((url) => url.pathname === path)
}
