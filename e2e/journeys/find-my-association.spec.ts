// En tant que personne qui commence ses études, je veux trouver mon association avec un mot de mon programme,
// afin de savoir à qui écrire.
import { expect, type Page, test } from "@playwright/test"

const ADDRESS = "/a-propos/associations-membres"

const associations = (page: Page) => page.getByRole("main").locator("#associations").getByRole("heading", { level: 3 })

const filter = (page: Page) => page.getByRole("main").getByRole("searchbox")

test("the list follows what is typed, accents or not", async ({ page }) => {
  await page.goto(ADDRESS)
  const all = await associations(page).count()
  expect(all).toBeGreaterThanOrEqual(25)
  await filter(page).pressSequentially("geographie")
  await expect(associations(page)).not.toHaveCount(all)
  await expect(associations(page).filter({ hasText: /géographie/i })).toHaveCount(1)
  await expect(page.getByRole("main").getByRole("link", { name: /@/ }).first()).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the same word, sent, finds the same association", async ({ page }) => {
    await page.goto(ADDRESS)
    await filter(page).fill("GEOGRAPHIE")
    await filter(page).press("Enter")
    await expect(page).toHaveURL(/[?&]q=GEOGRAPHIE/)
    await expect(associations(page).filter({ hasText: /géographie/i })).toHaveCount(1)
    await expect(filter(page)).toHaveValue("GEOGRAPHIE")
  })

  test("a word that no association has says so and offers the way back", async ({ page }) => {
    await page.goto(`${ADDRESS}?q=introuvablissime`)
    await expect(associations(page)).toHaveCount(0)
    await page
      .getByRole("main")
      .getByRole("link", { name: /toutes|tout afficher|effacer/i })
      .first()
      .click()
    await expect(page).toHaveURL(/associations-membres$/)
  })
})
