import type { Page } from "@playwright/test"
import {
  addCounter,
  delayApplication,
  expect,
  hydrate,
  linkTo,
  scriptsOf,
  test,
  waitForHydration,
} from "./watched-page.ts"

/** What `export const handle = { interactive: true }` in a route does to its document. */
const markInteractive = (page: Page) =>
  page.route("/", async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('id="boot"', 'id="boot" data-interactive=""')
    await route.fulfill({ response, body })
  })

test("a page that is only read downloads the starter and nothing else", async ({ page, watch }) => {
  await page.goto("/")
  await page.mouse.move(2, 2)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press("PageDown")
  await page.waitForTimeout(600)
  expect(scriptsOf(watch)).toEqual([expect.stringMatching(/^\/assets\/starter-/)])
})

test("nothing inline is executable in the HTML", async ({ request }) => {
  for (const path of ["/", "/evenements", "/cette-page-n-existe-pas"]) {
    const html = await (await request.get(path)).text()
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes]) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes ?? ""),
    )
    expect(inline).toEqual([])
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/)
    expect(html).not.toContain("modulepreload")
  }
})

// Hydration without <Scripts> leans on parts of React Router that are not documented: the handoff fields of
// EntryContext, three globals, and navigations held by an instrumentation. This is the test that guards them.
test("a rest on a link loads the application, and a click then stays in it", async ({ page, watch }) => {
  await page.goto("/")
  const link = linkTo(page, "/evenements")
  await link.hover()
  await waitForHydration(page)
  await link.click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect(page.locator("main h1")).toBeFocused()
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toBeAttached()
  await expect.poll(() => watch.documents).toEqual(["/"])
})

test("the Tab key loads the application", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  await waitForHydration(page)
})

test("the not-found screen hydrates", async ({ page, watch }) => {
  watch.expectedErrors.push(/status of 404/)
  await page.goto("/cette-page-n-existe-pas")
  await hydrate(page)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a button pressed while the application loads is pressed again, once", async ({ page }) => {
  await delayApplication(page, 500)
  await page.goto("/")
  const counter = await addCounter(page)
  await counter.click()
  await expect(counter).toHaveAttribute("value", "1")
  await waitForHydration(page)
  await expect(counter).toHaveAttribute("value", "2")
})

test("a link clicked while the application loads is followed by the browser", async ({ page, watch }) => {
  await delayApplication(page, 1_500)
  await page.goto("/")
  await linkTo(page, "/evenements").hover()
  await page.waitForTimeout(150)
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements"])
})

test("without its code files a page stays readable, and its links work", async ({ page, watch }) => {
  watch.expectedErrors.push(/Failed to load resource/)
  await page.route(/\/assets\/vendor-/, (route) => route.fulfill({ status: 404 }))
  await page.goto("/")
  await linkTo(page, "/evenements").hover()
  await expect.poll(() => watch.warnings.join()).toContain("The application cannot be loaded")
  await linkTo(page, "/evenements").click()
  await expect(page.locator("main h1")).toBeVisible()
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements"])
})

test("a page published anew since it was opened stays a document, and its links work", async ({ page, watch }) => {
  await page.route("/_payload.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), tag: "another" } })
  })
  await page.goto("/")
  const payload = page.waitForResponse(/_payload\.json/)
  await linkTo(page, "/evenements").hover()
  await payload
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements"])
  expect(watch.warnings).toEqual([])
})

test("a page with an interactive part loads the application by itself", async ({ page }) => {
  await markInteractive(page)
  await page.goto("/")
  await waitForHydration(page)
})

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true })

  test("a tap on a link is a plain navigation, without the application", async ({ page, watch }) => {
    await page.goto("/")
    const link = page.locator('main a[href^="/"]:visible').first()
    const path = (await link.getAttribute("href")) ?? ""
    const leaving = page.waitForRequest((request) => request.isNavigationRequest())
    await link.tap()
    await leaving
    expect(scriptsOf(watch)).toEqual([expect.stringMatching(/^\/assets\/starter-/)])
    await expect(page).toHaveURL(path)
    await expect.poll(() => watch.documents).toEqual(["/", path])
  })

  test("touching a link asks for its document before the tap ends", async ({ page }) => {
    await page.goto("/")
    const link = page.locator('main a[href^="/"]:visible').first()
    await link.scrollIntoViewIfNeeded()
    const path = (await link.getAttribute("href")) ?? ""
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
    const finger = await page.context().newCDPSession(page)
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 5, y: y + 5 }] })
    await page.waitForTimeout(200)
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await expect(page).toHaveURL(path)
    const delivery = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON()["deliveryType"]),
    )
    expect(delivery).toEqual(["navigational-prefetch"])
  })
})

test.describe("when the visitor saves data", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", {
        get: () => ({ saveData: true, effectiveType: "4g" }),
      }),
    ),
  )

  test("links load nothing, a control does", async ({ page, watch }) => {
    await page.goto("/")
    await linkTo(page, "/evenements").hover()
    await page.keyboard.press("Tab")
    await page.waitForTimeout(500)
    expect(scriptsOf(watch)).toHaveLength(1)
    await (await addCounter(page)).click()
    await waitForHydration(page)
  })

  test("a page with an interactive part waits for them to use it", async ({ page, watch }) => {
    await markInteractive(page)
    await page.goto("/")
    await page.waitForTimeout(1_000)
    expect(scriptsOf(watch)).toHaveLength(1)
  })
})
