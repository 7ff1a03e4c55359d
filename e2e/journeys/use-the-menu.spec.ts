// En tant que personne qui n’utilise pas de souris, je veux ouvrir le menu, y choisir une page et en sortir,
// afin d’aller partout au clavier.
import { expect, test, waitForHydration } from "../hydration/watched-page.ts"

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("the menu stays open while the application comes", async ({ page }) => {
    await page.goto("/services")
    await page.getByRole("button", { name: "Menu", exact: true }).press("Enter")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await waitForHydration(page)
    await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible()
  })

  test("the menu opens by Enter, closes by Esc and gives the focus back", async ({ page }) => {
    await page.goto("/services")
    const button = page.getByRole("button", { name: "Menu", exact: true })
    await button.focus()
    await page.keyboard.press("Enter")
    const menu = page.getByRole("navigation", { name: "Menu principal" })
    await expect(menu).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test("a section opens on its pages, and a page closes the menu", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Menu", exact: true }).press("Enter")
    const menu = page.getByRole("navigation", { name: "Menu principal" })
    await menu.locator("summary").filter({ hasText: "Services" }).press("Enter")
    const link = menu.getByRole("link", { name: /babillards/i })
    await link.press("Enter")
    await expect(page).toHaveURL(/\/services\/babillards$/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("the menu has a way out for the thumb", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await page.getByRole("button", { name: "Fermer" }).click()
    await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeHidden()
  })
})

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("one section is open at a time, and Esc closes it", async ({ page }) => {
    await page.goto("/")
    const menu = page.getByRole("navigation", { name: "Menu principal" })
    const summaryOf = (name: string) => menu.locator("summary").filter({ hasText: name })
    await summaryOf("Services").press("Enter")
    await expect(menu.getByRole("link", { name: /babillards/i })).toBeVisible()
    await summaryOf("Enjeux").press("Enter")
    await expect(menu.getByRole("link", { name: /babillards/i })).toBeHidden()
    await menu.getByRole("link", { name: /cannabis/i }).focus()
    await waitForHydration(page)
    await expect(
      menu.getByRole("link", { name: /cannabis/i }),
      "the application came, and closed nothing",
    ).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(menu.getByRole("link", { name: /cannabis/i })).toBeHidden()
    await expect(summaryOf("Enjeux")).toBeFocused()
  })

  test("the page on screen is marked in the menu", async ({ page }) => {
    await page.goto("/services/babillards")
    const menu = page.getByRole("navigation", { name: "Menu principal" })
    await menu.locator("summary").filter({ hasText: "Services" }).click()
    await expect(menu.getByRole("link", { name: /babillards/i })).toHaveAttribute("aria-current", "page")
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(1)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test("the menu opens, a section too, and a page is reached", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("navigation", { name: "Menu principal" })
    await menu.locator("summary").filter({ hasText: "Ressources" }).click()
    await menu.getByRole("link", { name: "Assurances" }).click()
    await expect(page).toHaveURL(/\/ressources\/assurances$/)
  })
})
