import {
  banner,
  button,
  changePlan,
  consentOf,
  control,
  delayApplication,
  expect,
  followInside,
  giveConsent,
  hydrate,
  scriptsOf,
  settings,
  test,
  waitForHydration,
} from "./consent-page.ts"

const YEAR = 365 * 86_400

test("a first visit asks, without a cookie, a shift or another script than the starter", async ({
  page,
  context,
  watch,
}) => {
  // A font that replaces another moves text a little: that is not what is looked for.
  watch.expectedErrors.push(/Failed to load resource.*woff2/)
  await page.route("**/*.woff2", (route) => route.abort())
  await page.goto("/evenements")
  await expect(banner(page)).toBeVisible()
  await page.waitForTimeout(400)
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(entry.toJSON()["value"]), 0)),
        ).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shift).toBe(0)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(scriptsOf(watch)).toHaveLength(1)
  await expect(banner(page)).not.toContainText(/poursuiv|continu/i)
  await expect(control(page)).toBeHidden()
})

test("refusing looks exactly like accepting, and comes right after it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/services")
  const [accept, refuse, customize] = await banner(page).getByRole("button").all()
  await expect(accept!).toHaveText("Tout accepter")
  await expect(refuse!).toHaveText("Nécessaires seulement")
  await expect(customize!).toHaveText("Personnaliser")
  const looks = [accept!, refuse!].map((one) =>
    one.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element)
      const { height, width } = element.getBoundingClientRect()
      return { backgroundColor, color, fontSize, fontWeight, borderColor, height, width: Math.round(width) }
    }),
  )
  expect(await looks[0]).toEqual(await looks[1])
})

for (const [name, opens, expected] of [
  ["Tout accepter", false, { ncc_c: "nga", ncc_e: "n~ga" }],
  ["Nécessaires seulement", false, { ncc_c: "nga", ncc_e: "n" }],
  ["Sauvegarder", true, { ncc_c: "nga", ncc_e: "n" }],
  ["Tout refuser", true, { ncc_c: "0" }],
] as const) {
  test(`« ${name} » is kept for a year and never asked again`, async ({ page, context }) => {
    await page.goto("/services")
    if (opens) await button(page, "Personnaliser").click()
    const place = opens ? settings(page) : banner(page)
    const answered = page.waitForResponse("**/api/consent")
    await place.getByRole("button", { name, exact: true }).click()
    expect((await answered).status()).toBe(204)
    await expect(banner(page)).toBeHidden()
    await expect(settings(page)).toBeHidden()
    await expect(control(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    expect(await consentOf(context)).toEqual(expected)
    const cookies = await context.cookies()
    for (const { sameSite, secure, path, expires } of cookies) {
      expect({ sameSite, secure, path }).toEqual({ sameSite: "Strict", secure: true, path: "/" })
      expect(Math.abs(expires - Date.now() / 1000 - YEAR)).toBeLessThan(60)
    }
    await followInside(page, "/evenements")
    await expect(banner(page)).toBeHidden()
    await page.reload()
    await page.waitForTimeout(200)
    await expect(banner(page)).toBeHidden()
    await expect(control(page)).toBeVisible()
  })
}

test("a decision made while the application loads is honoured", async ({ page, context }) => {
  await delayApplication(page, 800)
  await page.goto("/services")
  await page.keyboard.press("Tab")
  await button(page, "Nécessaires seulement").click()
  await expect(banner(page)).toBeHidden()
  expect(await consentOf(context)).toEqual({ ncc_c: "nga", ncc_e: "n" })
  await waitForHydration(page)
  await page.waitForTimeout(200)
  await expect(banner(page)).toBeHidden()
})

test("deciding and opening the settings need no application", async ({ page, watch }) => {
  await page.goto("/services")
  // By keyboard: a mouse would rest on whatever the closed settings uncover, which is a sign of intent.
  await button(page, "Personnaliser").press("Enter")
  await settings(page)
    .getByRole("switch", { name: /audience/ })
    .press("Space")
  await button(page, "Sauvegarder").press("Enter")
  await expect(control(page)).toBeVisible()
  await page.waitForTimeout(300)
  expect(scriptsOf(watch)).toHaveLength(1)
})

for (const [state, cookies] of [
  ["accepted everything", { ncc_c: "nga", ncc_e: "n~ga" }],
  ["accepted what is necessary", { ncc_c: "nga", ncc_e: "n" }],
  ["declined", { ncc_c: "0" }],
] as const) {
  test(`somebody who ${state} is not asked again`, async ({ page, context, baseURL }) => {
    await giveConsent(context, baseURL ?? "", cookies)
    await page.goto("/services")
    await expect(control(page)).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await hydrate(page)
    await expect(banner(page)).toBeHidden()
  })
}

for (const [state, cookies, isMeasured] of [
  ["an id that exists no more", { ncc_c: "nga", ncc_e: "n~ga~vieux" }, true],
  ["no list of what is enabled", { ncc_c: "nga" }, false],
] as const) {
  test(`a decision with ${state} stands`, async ({ page, context, baseURL }) => {
    await giveConsent(context, baseURL ?? "", cookies)
    await page.goto("/services")
    await expect(banner(page)).toBeHidden()
    await control(page).click()
    await expect(settings(page).getByRole("switch", { name: /audience/ })).toBeChecked({ checked: isMeasured })
  })
}

for (const [state, cookies] of [
  ["of purposes in another order", { ncc_c: "gan", ncc_e: "ga~n" }],
  ["of purposes that are gone", { ncc_c: "ngavideo", ncc_e: "n~ga" }],
  ["that was damaged", { ncc_c: "%7B%22n%22", ncc_e: "n~ga" }],
  ["whose first cookie is empty", { ncc_c: "", ncc_e: "n~ga" }],
  ["of which one cookie is left", { ncc_e: "n~ga" }],
] as const) {
  test(`a decision ${state} is asked again, and enables nothing`, async ({ page, context, baseURL }) => {
    await giveConsent(context, baseURL ?? "", cookies)
    await page.goto("/services")
    await expect(banner(page)).toBeVisible()
    await expect(control(page)).toBeHidden()
    await button(page, "Personnaliser").click()
    await expect(settings(page).getByRole("switch", { name: /audience/ })).not.toBeChecked()
  })
}

test("a purpose that was added asks again", async ({ page, context, baseURL }) => {
  await giveConsent(context, baseURL ?? "", { ncc_c: "nga", ncc_e: "n~ga" })
  await changePlan(page, (plan) => plan.optional.push({ id: "video", isPreselected: false, targetCookieIds: [] }))
  await page.goto("/services")
  await expect(banner(page)).toBeVisible()
  await button(page, "Tout accepter").click()
  expect(await consentOf(context)).toEqual({ ncc_c: "ngavideo", ncc_e: "n~ga~video" })
})

test("a decision in one tab reaches the other", async ({ page, context }) => {
  await page.goto("/services")
  const other = await context.newPage()
  await other.goto("/evenements")
  await expect(banner(page)).toBeVisible()
  await button(other, "Tout accepter").click()
  await expect(banner(page)).toBeHidden()
  await expect(control(page)).toBeVisible()
})

test("without a place to keep it, a decision holds for the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} })
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError")
        },
      })
  })
  await page.route("**/api/consent", (route) => route.fulfill({ status: 204 }))
  await page.goto("/services")
  await button(page, "Nécessaires seulement").click()
  await expect(banner(page)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event("page-shown")))
  await expect(banner(page)).toBeHidden()
})

test("a browser that sends Global Privacy Control is asked, with every switch off", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  )
  await changePlan(page, (plan) => plan.optional.forEach((purpose) => (purpose.isPreselected = true)))
  await page.goto("/services")
  await expect(banner(page)).toBeVisible()
  await button(page, "Personnaliser").click()
  await expect(settings(page).getByRole("switch", { name: /audience/ })).not.toBeChecked()
})

test("the not-found screen and the poster of an event ask too", async ({ page, watch }) => {
  watch.expectedErrors.push(/status of 404/)
  await page.goto("/cette-page-n-existe-pas")
  await expect(banner(page)).toBeVisible()
  await button(page, "Nécessaires seulement").click()
  await expect(control(page)).toBeVisible()
})

test("without JavaScript, nothing is asked and nothing is kept", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/services`)
  await expect(banner(page)).toBeHidden()
  await expect(control(page)).toBeHidden()
  expect(await context.cookies()).toEqual([])
  await context.close()
})
