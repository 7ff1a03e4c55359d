import { banner, button, consentOf, control, expect, giveConsent, settings, test } from "./consent-page.ts"
import { changeBlock, changeSettings, readOptionalPurposes, readPage, readSiteLog } from "./configuration.ts"

const PATIENCE = { timeout: 60_000 }

// One after the other: they share the settings of the content backend.
test.describe.configure({ mode: "default" })

let putBack: (() => Promise<unknown>)[] = []

test.afterEach(async () => {
  for (const put of putBack.toReversed()) await put()
  putBack = []
  await expect.poll(async () => planOf("/services"), PATIENCE).toContain("&quot;id&quot;:&quot;ga&quot;")
  await expect.poll(async () => planOf("/services"), PATIENCE).toContain("&quot;isModalForced&quot;:false")
  await expect.poll(async () => planOf("/services"), PATIENCE).not.toContain("youtube")
})

const planOf = async (path: string) => /data-plan="([^"]*)"/.exec((await readPage(path)).html)?.[1] ?? ""

const set = async (fields: Record<string, unknown>) => void putBack.push(await changeSettings(fields))

test("the Studio refuses a configuration that could not be obeyed, and says why", async () => {
  const [purpose] = await readOptionalPurposes()
  for (const [wrong, why] of [
    [[purpose, purpose], /sert deux fois/],
    [[{ ...purpose, id: "a~b" }], /« a~b » ne convient pas/],
    [[{ ...purpose, id: "12" }], /« 12 » ne convient pas/],
    [[{ ...purpose, name_fr: "" }], /« Nom \(français\) » est vide/],
  ] as const)
    await expect(changeSettings({ consent_optional: wrong })).rejects.toThrow(why)
})

test("a wrong configuration is refused, the log says why, and the last good one stays", async () => {
  const before = await planOf("/services")
  const [purpose] = await readOptionalPurposes()
  // A purpose whose withdrawal would delete the decision itself: only the site knows.
  await set({ consent_optional: [{ ...purpose, target_cookie_ids: "_ga*,ncc_c" }] })
  await expect.poll(readSiteLog, PATIENCE).toContain("Consent configuration refused, the last good one stays")
  expect(await readSiteLog()).toContain("« ncc_c » n’est pas un témoin à effacer")
  // Another change is published meanwhile, with the configuration that was good.
  await set({ tagline: "Publié malgré un réglage refusé" })
  await expect.poll(async () => (await readPage("/")).html, PATIENCE).toContain("Publié malgré un réglage refusé")
  expect(await planOf("/")).toBe(before)
  expect(await planOf("/services")).toBe(before)
})

test("a policy that nobody answers for is not published: the last good page stays, and the log says why", async () => {
  const before = await readPage("/a-propos/mentions-juridiques")
  await set({ privacy_officer_title: "   ", tagline: "Sans responsable" })
  await expect.poll(readSiteLog, PATIENCE).toContain("The privacy officer's title or e-mail is empty")
  await expect.poll(async () => (await readPage("/")).html, PATIENCE).toContain("Sans responsable")
  const after = await readPage("/a-propos/mentions-juridiques")
  expect(after.status).toBe(200)
  expect(after.html).toContain(/<h1[^>]*>[^<]*/.exec(before.html)?.[0] ?? "no h1")
  expect(after.html).not.toContain("Sans responsable")
})

test("forced: the server writes no « Tout refuser », and nothing is read before a decision", async ({
  page,
  context,
}) => {
  await set({ consent_is_modal_forced: true })
  await expect.poll(() => planOf("/services"), PATIENCE).toContain("&quot;isModalForced&quot;:true")
  const { html } = await readPage("/services")
  expect(html).not.toContain("Tout refuser</")
  expect(html).not.toContain('data-consent="close"')
  await page.goto("/services")
  await expect(settings(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  for (const press of [1, 2, 3]) {
    await page.keyboard.press("Escape")
    await page.waitForTimeout(50 * press)
  }
  await page.mouse.click(3, 3)
  await expect(settings(page)).toBeVisible()
  expect(await consentOf(context)).toEqual({})
  await settings(page).getByRole("button", { name: "Sauvegarder" }).click()
  await expect(settings(page)).toBeHidden()
  expect(await consentOf(context)).toEqual({ ncc_c: "nga", ncc_e: "n" })
  await control(page).click()
  await page.keyboard.press("Escape")
  await expect(settings(page)).toBeHidden()
})

test.describe("a video", () => {
  const PLAYER = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"
  const asked: string[] = []

  test.beforeEach(async ({ context }) => {
    const [purpose] = await readOptionalPurposes()
    const video = { ...purpose, id: "youtube", name_fr: "Vidéos de YouTube", target_cookie_ids: "" }
    await set({ consent_optional: [purpose, video] })
    const embed = { embed_url: "https://youtu.be/aqz-KE-bpKQ", embed_provider: "YouTube (Google)" }
    putBack.push(await changeBlock("/services/covoiturage", "embed", embed))
    await expect
      .poll(async () => (await readPage("/services/covoiturage")).html, PATIENCE)
      .toContain('data-embed="youtube"')
    asked.length = 0
    await context.route(/youtube/, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: "text/html; charset=utf-8", body: "<title>Vidéo</title><p>Vidéo</p>" })
    })
  })

  test("names who would receive the request, and loads by one click, for this time", async ({ page, context }) => {
    await page.goto("/services/covoiturage")
    const offer = page.getByText("enverra à YouTube (Google) votre adresse IP")
    await expect(offer).toBeVisible()
    await expect(page.getByRole("link", { name: /S’ouvre sur le site de YouTube/ })).toBeVisible()
    expect(asked).toEqual([])
    await button(page, "Afficher ici").click()
    await expect(page.frameLocator("iframe[title='Conditions routières']").getByText("Vidéo")).toBeVisible()
    expect(asked).toEqual([PLAYER])
    expect(await consentOf(context)).toEqual({})
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(offer).toBeVisible()
    await expect(page.locator("iframe")).toHaveCount(0)
  })

  test("loads by consent, and goes when the consent is withdrawn", async ({ page, context, baseURL }) => {
    await giveConsent(context, baseURL ?? "", { ncc_c: "ngayoutube", ncc_e: "n~youtube" })
    await page.goto("/services/covoiturage")
    await expect(page.locator("iframe")).toHaveAttribute("src", PLAYER)
    await control(page).click()
    await settings(page)
      .getByRole("switch", { name: /YouTube/ })
      .uncheck()
    await settings(page).getByRole("button", { name: "Sauvegarder" }).click()
    await expect(page.locator("iframe")).toHaveCount(0)
    await expect(button(page, "Afficher ici")).toBeVisible()
  })

  test("is in the inventory, and its site the only one that a frame may show", async ({ page }) => {
    const { policy } = await readPage("/services/covoiturage")
    expect(policy).toContain("frame-src https://www.youtube-nocookie.com")
    await expect
      // A long name may break where its words meet.
      .poll(async () => (await readPage("/a-propos/mentions-juridiques")).html.replaceAll("<wbr/>", ""), PATIENCE)
      .toContain("https://www.youtube-nocookie.com")
    await page.goto("/a-propos/mentions-juridiques")
    await expect(page.locator("#temoins tbody tr", { hasText: "youtube-nocookie" })).toContainText("hors du Québec")
  })

  test("without scripts is a link", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/services/covoiturage`)
    await expect(page.getByRole("link", { name: /S’ouvre sur le site de YouTube/ })).toBeVisible()
    await expect(page.getByRole("button", { name: "Afficher ici" })).toBeHidden()
    await context.close()
  })
})
