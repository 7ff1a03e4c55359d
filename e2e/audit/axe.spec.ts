import { expect, type Page, test } from "@playwright/test"
import { everyAddress, isPoster } from "../every-page/addresses.ts"
import { axeViolations } from "../every-page/axe.ts"

const WIDTHS = [320, 768, 1440]

const SCHEMES = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "dark", forcedColors: "active" },
} as const

/** Opens the menu as it is at this width: the whole of it on phones, its first section on wide screens. */
async function openMenu(page: Page) {
  const button = page.getByRole("button", { name: "Menu", exact: true })
  if (await button.isVisible()) await button.click()
  await page.getByRole("navigation", { name: "Menu principal" }).locator("summary").first().click()
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const address of everyAddress) {
  test(`axe finds nothing at ${address}, at any width, in any colours, menu closed and open`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      for (const [name, media] of Object.entries(SCHEMES)) {
        await page.emulateMedia(media)
        expect.soft(await axeViolations(page), `${width} px, ${name}`).toEqual([])
      }
      if (isPoster(address)) continue
      await openMenu(page)
      for (const [name, media] of Object.entries(SCHEMES)) {
        await page.emulateMedia(media)
        expect.soft(await axeViolations(page, "header"), `${width} px, ${name}, menu open`).toEqual([])
      }
    }
  })
}
