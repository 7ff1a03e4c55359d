// En tant que personne qui lit au clavier ou à la loupe, je veux sauter au contenu, à une partie, à une réponse,
// afin de ne pas traverser toute la page.
import { expect, test } from "../hydration/watched-page.ts"

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto("/services/bde")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Aller au contenu" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true)
})

test("the contents of a page lead to its parts", async ({ page }) => {
  await page.goto("/ressources/assurances")
  const links = page.getByRole("navigation", { name: "Sur cette page" }).getByRole("link")
  expect(await links.count()).toBeGreaterThan(1)
  for (const link of await links.all()) {
    const target = (await link.getAttribute("href")) ?? ""
    await link.press("Enter")
    await expect(page.locator(target)).toBeInViewport()
  }
})

test("a question opens and closes by the keyboard", async ({ page }) => {
  await page.goto("/ressources/assurances")
  const question = page.getByRole("main").locator("details").first()
  const answer = question.locator("summary + *")
  await expect(answer).toBeHidden()
  await question.locator("summary").press("Enter")
  await expect(answer).toBeVisible()
  await question.locator("summary").press("Space")
  await expect(answer).toBeHidden()
})

test("what has the focus is always to be seen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto("/evenements")
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press("Tab")
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      const { left, top, width, height } = focused.getBoundingClientRect()
      const above = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
      return !(above && (focused.contains(above) || above.contains(focused)))
        ? (focused.textContent ?? focused.localName)
        : undefined
    })
    expect(isCovered).toBeUndefined()
  }
})
