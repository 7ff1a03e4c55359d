import { expect, hydrate, linkTo, moduleOf, test } from "./watched-page.ts"

const failed = /Failed to load resource/

test("a hover asks for the payload and the code, and the click for nothing more", async ({ page, watch }) => {
  await page.goto("/")
  await hydrate(page)
  const module = await moduleOf(page, "/evenements")
  const before = watch.requests.length
  await linkTo(page, "/evenements").hover()
  await expect
    .poll(() => watch.requests.slice(before))
    .toEqual(expect.arrayContaining(["/evenements/_payload.json", module]))
  await page.waitForTimeout(300)
  const asked = watch.requests.slice(before).filter((path) => !path.endsWith(".css") && !path.startsWith("/builds/"))
  const hovered = watch.requests.length
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  const afterwards = watch.requests.slice(hovered)
  expect(asked.filter((path) => path.endsWith(".json"))).toEqual(["/evenements/_payload.json"])
  expect(afterwards.filter((path) => /\.(?:js|json|data)$/.test(path) && !path.startsWith("/builds/"))).toEqual([])
  await expect.poll(() => watch.documents).toEqual(["/"])
})

test("a payload that cannot be read is asked from the server, and the visitor notices nothing", async ({
  page,
  watch,
}) => {
  watch.expectedErrors.push(failed)
  await page.route("**/evenements/_payload.json", (route) => route.fulfill({ status: 500 }))
  await page.goto("/")
  await hydrate(page)
  await linkTo(page, "/evenements").click()
  await expect(page.locator("main h1")).toBeFocused()
  await expect(page).toHaveURL(/\/evenements$/)
  expect(watch.requests.filter((path) => path.includes("/evenements.data"))).toHaveLength(1)
  expect(watch.warnings.join()).toContain("/evenements")
  await expect.poll(() => watch.documents).toEqual(["/"])
})

test("when the server does not answer either, the target is loaded once as a document", async ({ page, watch }) => {
  watch.expectedErrors.push(failed)
  await page.route(/evenements(?:\/_payload\.json|\.data)/, (route) =>
    route.fulfill({ status: 502, body: "Bad gateway" }),
  )
  await page.goto("/")
  await hydrate(page)
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect(page.locator("main h1")).toBeVisible()
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements"])
})

test("a missing code file loads the target once, then says so with a plain link", async ({ page, watch }) => {
  watch.expectedErrors.push(failed)
  await page.goto("/")
  await hydrate(page)
  const module = await moduleOf(page, "/evenements")
  await page.route(`**${module}`, (route) => route.fulfill({ status: 404 }))

  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect(page.locator("main h1")).toBeVisible()
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements"])

  await page.goto("/")
  await hydrate(page)
  await linkTo(page, "/evenements").click()
  const alert = page.getByRole("alert").filter({ has: page.getByRole("link") })
  await expect(alert.getByRole("link")).toHaveAttribute("href", /\/evenements$/)
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements", "/"])

  await alert.getByRole("link").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements", "/", "/evenements"])
})

test("with storage blocked, a missing code file gives the message and never a loop", async ({ page, watch }) => {
  watch.expectedErrors.push(failed)
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError")
      },
    }),
  )
  await page.goto("/")
  await hydrate(page)
  await page.route(`**${await moduleOf(page, "/evenements")}`, (route) => route.fulfill({ status: 404 }))
  await linkTo(page, "/evenements").click()
  await expect(page.getByRole("alert").getByRole("link")).toBeVisible()
  await expect.poll(() => watch.documents).toEqual(["/"])

  await page.unroute(`**${await moduleOf(page, "/evenements")}`)
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(0)
})

test("the last of two clicks wins", async ({ page, watch }) => {
  await page.goto("/")
  await hydrate(page)
  await page.route("**/evenements/_payload.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await linkTo(page, "/evenements").click()
  await linkTo(page, "/actualites").click()
  await expect(page).toHaveURL(/\/actualites$/)
  await page.waitForTimeout(1_000)
  await expect(page).toHaveURL(/\/actualites$/)
  await expect.poll(() => watch.documents).toEqual(["/"])
})

test("back and forward give the scroll position back", async ({ page, watch }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto("/")
  await hydrate(page)
  await page.evaluate(() => scrollTo(0, 300))
  await linkTo(page, "/evenements").evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/evenements$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.goForward()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect.poll(() => watch.documents).toEqual(["/"])
})

test("an unknown address shows the not-found screen without a document load", async ({ page, watch }) => {
  watch.expectedErrors.push(failed)
  await page.goto("/")
  await hydrate(page)
  await page.evaluate(() => {
    const link = document.createElement("a")
    Object.assign(link, { href: "/cette-page-n-existe-pas", textContent: "Nulle part" })
    document.querySelector("main")?.append(link)
  })
  await page.getByRole("link", { name: "Nulle part" }).click()
  await expect(page).toHaveURL(/\/cette-page-n-existe-pas$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.poll(() => watch.documents).toEqual(["/"])
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => watch.documents).toEqual(["/"])
})
