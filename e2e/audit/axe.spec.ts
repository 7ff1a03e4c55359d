import { expect, type Page, test } from "@playwright/test"
import { everyAddress, isPoster } from "../every-page/addresses.ts"
import { axeViolations } from "../every-page/axe.ts"
import { hiddenWords } from "./hidden-words.ts"

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

/** Everything that rules other than those of colours look at: the elements that show, and where. */
const layoutOf = (page: Page, within: string) =>
  page.locator(within).evaluate((part) =>
    [...part.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.localName} ${[x, y, width, height].map(Math.round).join(" ")}`
      })
      .join("\n"),
  )

/** Tries every rule in the first colours; in others those of colours, and every rule where more than colours differs. */
async function lookInEveryScheme(page: Page, within: string, situation: string) {
  let known: string | undefined
  for (const [name, media] of Object.entries(SCHEMES)) {
    await page.emulateMedia(media)
    const layout = await layoutOf(page, within)
    const rules = layout === known ? "colours" : "all"
    known = layout
    expect.soft(await axeViolations(page, within, rules), `${situation}, ${name}`).toEqual([])
    if (media.forcedColors === "active") expect.soft(await hiddenWords(page), `${situation}, ${name}`).toEqual([])
  }
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const address of everyAddress) {
  test(`axe finds nothing at ${address}, at any width, in any colours, menu closed and open`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await lookInEveryScheme(page, "html", `${width} px`)
      if (isPoster(address)) continue
      await openMenu(page)
      await lookInEveryScheme(page, "header", `${width} px, menu open`)
    }
  })
}
