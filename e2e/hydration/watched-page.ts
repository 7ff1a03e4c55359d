import { type ConsoleMessage, expect, type Page, test as base } from "@playwright/test"

declare global {
  interface Window {
    isHydrated?: boolean
    violations?: string[]
    __reactRouterManifest?: { routes: Record<string, { path?: string; module: string }> }
  }
}

/** What a page did since the test began. */
export type Watch = {
  /** Paths shown by loading a document. */
  documents: string[]
  /** Every request but those for documents. */
  requests: string[]
  warnings: string[]
  /** Console errors that the test expects; anything else fails it. */
  expectedErrors: RegExp[]
}

/** A test whose page may raise no console error, no exception and no violation of the security policy. */
export const test = base.extend<{ watch: Watch }>({
  // Smooth scrolling and transitions between documents have their own tests.
  contextOptions: { reducedMotion: "reduce" },
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { documents: [], requests: [], warnings: [], expectedErrors: [] }
      const errors: string[] = []
      page.on("request", (request) => {
        const { pathname, search } = new URL(request.url())
        if (!request.isNavigationRequest()) watch.requests.push(pathname + search)
      })
      // Not the requests: a document that speculation rules have fetched makes none when it is shown.
      page.on("domcontentloaded", () => watch.documents.push(new URL(page.url()).pathname))
      page.on("console", (message: ConsoleMessage) => {
        if (message.type() === "warning") watch.warnings.push(message.text())
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`)
      })
      page.on("pageerror", (error) => errors.push(String(error)))
      await page.addInitScript(() => {
        addEventListener("hydrated", () => (window.isHydrated = true))
        const violations: string[] = (window.violations = [])
        addEventListener("securitypolicyviolation", (event) =>
          violations.push(`${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await use(watch)
      expect(await page.evaluate(() => window.violations ?? [])).toEqual([])
      expect(errors.filter((error) => !watch.expectedErrors.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const waitForHydration = (page: Page) => page.waitForFunction(() => window.isHydrated === true)

/** Rests the pointer on a link of the page, which is how a mouse loads the application. */
export async function hydrate(page: Page) {
  await page.locator('a[href="/"]').first().hover()
  await waitForHydration(page)
}

/** A link of the page to an address, as a visitor would find it. */
export const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()

/** Adds a control that only a script can answer, as any page may have one. It counts its presses in `value`. */
export async function addCounter(page: Page) {
  await page.evaluate(() => {
    const button = document.createElement("button")
    Object.assign(button, { type: "button", textContent: "Compter" })
    button.addEventListener("click", () => (button.value = String(Number(button.value) + 1)))
    document.body.append(button)
  })
  return page.getByRole("button", { name: "Compter" })
}

/** Makes the application's files come late, as on a slow connection. */
export const delayApplication = (page: Page, delay: number) =>
  page.route(/\/assets\/vendor-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue().catch(() => undefined) // The page may have gone.
  })

/** The code file of a page, as the route manifest of a hydrated page names it. */
export const moduleOf = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
    const module = routes.find((route) => route.path === wanted)?.module
    if (!module) throw new Error(`No route for ${wanted}`)
    return module
  }, path.slice(1))

export const scriptsOf = (watch: Watch) => watch.requests.filter((path) => path.endsWith(".js"))
