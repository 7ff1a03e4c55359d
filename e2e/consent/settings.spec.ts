import { AxeBuilder } from "@axe-core/playwright"
import { banner, button, changePlan, consentOf, control, expect, giveConsent, settings, test } from "./consent-page.ts"

test("the settings take the focus, keep it, and give it back", async ({ page, context, baseURL }) => {
  await giveConsent(context, baseURL ?? "", { ncc_c: "nga", ncc_e: "n~ga" })
  await page.goto("/services")
  await control(page).focus()
  await page.keyboard.press("Enter")
  await expect(settings(page).getByRole("heading", { level: 2 })).toBeFocused()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press("Tab")
    const where = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || Boolean(activeElement?.closest("dialog"))
    })
    expect(where).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(settings(page)).toBeHidden()
  await expect(control(page)).toBeFocused()
})

test("switches say their state, and what is not saved is told", async ({ page, context }) => {
  await page.goto("/services")
  await button(page, "Personnaliser").click()
  const necessary = settings(page).getByRole("switch", { name: "Témoins nécessaires" })
  const audience = settings(page).getByRole("switch", { name: /audience/ })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  await expect(audience).not.toBeChecked()
  const unsaved = settings(page).getByRole("status")
  await expect(unsaved).toHaveText("", { useInnerText: true })
  await audience.focus()
  await page.keyboard.press("Space")
  await expect(audience).toBeChecked()
  await expect(unsaved).toContainText("non sauvegardés")
  await page.keyboard.press("Escape")
  expect(await consentOf(context)).toEqual({})
  await expect(banner(page)).toBeVisible()
  await button(page, "Personnaliser").click()
  await expect(audience).not.toBeChecked()
})

test("the decision is told with its date", async ({ page }) => {
  await page.goto("/services")
  await button(page, "Personnaliser").click()
  await expect(settings(page)).not.toContainText("Votre choix", { useInnerText: true })
  await button(page, "Tout refuser").click()
  await control(page).click()
  await expect(settings(page)).toContainText(/Votre choix du\s(1er|\d+)\s\S+\s20\d\d\s:\stout refuser/, {
    useInnerText: true,
  })
})

test("a preselected switch enables nothing before « Sauvegarder »", async ({ page, context }) => {
  await changePlan(page, (plan) => plan.optional.forEach((purpose) => (purpose.isPreselected = true)))
  await page.goto("/services")
  await button(page, "Personnaliser").click()
  await expect(settings(page).getByRole("switch", { name: /audience/ })).toBeChecked()
  await button(page, "Fermer").click()
  expect(await consentOf(context)).toEqual({})
})

test("forced, the settings open by themselves and stay until a decision", async ({ page, context }) => {
  await changePlan(page, (plan) => (plan.isModalForced = true))
  await page.goto("/services")
  await expect(settings(page)).toBeVisible()
  await expect(page.locator("#consent-banner")).toBeHidden()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await page.mouse.click(3, 3)
  await page.waitForTimeout(100)
  await expect(settings(page)).toBeVisible()
  await settings(page).locator('[data-consent="none"]').click()
  await expect(settings(page)).toBeVisible()
  expect(await consentOf(context)).toEqual({})
  await button(page, "Sauvegarder").click()
  await expect(settings(page)).toBeHidden()
  expect(await consentOf(context)).toEqual({ ncc_c: "nga", ncc_e: "n" })
})

for (const [colours, colorScheme, forcedColors, width] of [
  ["light", "light", "none", 1280],
  ["dark", "dark", "none", 320],
  ["forced colours", "dark", "active", 768],
] as const) {
  test(`axe finds nothing in the banner and the settings, ${colours}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" })
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/services")
    await expect(banner(page)).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await button(page, "Personnaliser").click()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

for (const [path, width, height] of [
  ["/services", 1280, 800],
  ["/services", 320, 640],
  ["/", 768, 900],
  ["/a-propos/mentions-juridiques", 320, 640],
] as const) {
  test(`nothing focused is ever under the banner, ${path}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    let seen = 0
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press("Tab")
      const covered = await page.evaluate(() => {
        const { activeElement: element } = document
        if (!element || element === document.body) return "end"
        const sheet = document.querySelector("#consent-banner")
        if (!sheet || sheet.contains(element)) return ""
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > sheet.getBoundingClientRect().top + 1 && top < innerHeight ? element.outerHTML.slice(0, 90) : ""
      })
      if (covered === "end") break
      seen += 1
      expect(covered).toBe("")
    }
    expect(seen).toBeGreaterThan(20)
    await expect(banner(page)).toBeVisible()
  })
}
