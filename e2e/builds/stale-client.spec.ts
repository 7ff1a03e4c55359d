import { expect, hydrate, linkTo, test, waitForHydration } from "../hydration/watched-page.ts"

const HOUR = 3_600_000

test("the manifest of the page's build is fetched once, a second after the page is ready", async ({ page, watch }) => {
  await page.goto("/")
  const build = await page.locator("#boot").getAttribute("data-build")
  await hydrate(page)
  await expect
    .poll(() => watch.requests.filter((path) => path.startsWith("/builds/")))
    .toEqual([`/builds/meta/${build}.json`])
})

test("a payload of another build loads the target as a document at once", async ({ page, watch }) => {
  await page.route("**/evenements/_payload.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), build: "another" } })
  })
  await page.goto("/")
  await hydrate(page)
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements"])
  await page.waitForLoadState()
})

test("a build found by the hourly check reloads nothing, then the next navigation is a document", async ({
  page,
  watch,
}) => {
  await page.clock.install()
  await page.goto("/")
  await page.locator('a[href="/"]').first().hover()
  await page.clock.runFor(200)
  await page.waitForFunction(() => window.isHydrated === true)
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }))
  await page.clock.runFor(HOUR + 1_000)
  await expect.poll(() => watch.requests.filter((path) => path.startsWith("/builds/latest.json"))).toHaveLength(1)
  await expect.poll(() => watch.documents).toEqual(["/"])
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect.poll(() => watch.documents).toEqual(["/", "/evenements"])
  await page.waitForLoadState()
})

test("going back in a stale client loads the previous page as a document", async ({ page, watch }) => {
  await page.goto("/")
  await hydrate(page)
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect(page.locator("main h1")).toBeFocused()
  await page.route("**/actualites/_payload.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), build: "another" } })
  })
  const asked = page.waitForResponse("**/actualites/_payload.json")
  await linkTo(page, "/actualites").hover()
  await asked
  await page.waitForTimeout(100)
  await expect.poll(() => watch.documents).toEqual(["/"])
  await page.goBack()
  await page.waitForFunction(() => !window.isHydrated) // A new document, still static.
  await expect.poll(() => watch.documents).toEqual(["/", "/"])
})

test("a stale client is never reloaded while a form holds something to send", async ({ page, watch }) => {
  await page.route("**/_payload.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), build: "another" } })
  })
  await page.goto("/")
  await page.evaluate(() => {
    const form = document.createElement("form")
    form.method = "post"
    form.append(Object.assign(document.createElement("input"), { ariaLabel: "Nom" }))
    document.body.append(form)
  })
  await page.getByRole("textbox", { name: "Nom" }).fill("Camille")
  await waitForHydration(page)
  await linkTo(page, "/evenements").click()
  await expect(page).toHaveURL(/\/evenements$/)
  await expect(page.locator("main h1")).toBeFocused()
  await expect.poll(() => watch.documents).toEqual(["/"])

  await page.getByRole("textbox", { name: "Nom" }).fill("")
  await linkTo(page, "/actualites").click()
  await expect.poll(() => watch.documents).toEqual(["/", "/actualites"])
  await page.waitForLoadState()
})
