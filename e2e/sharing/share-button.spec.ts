// En tant que personne qui lit une offre, je veux en envoyer le lien en un geste, afin que quelqu’un d’autre en profite.
import { expect, test } from "@playwright/test"

const ADDRESS = "/a-propos/offres-emploi/1"

test("where the device shares, it is given the page's own link; who changes their mind is left alone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = JSON.stringify(data)
      throw new DOMException("", "AbortError")
    }
  })
  await page.goto(`${ADDRESS}?utm_source=ailleurs`)
  await page.getByRole("button", { name: "Partager" }).click()
  await expect(page).toHaveTitle(new RegExp(`"url":"${new URL(ADDRESS, page.url()).href}"`))
  await expect(page.getByRole("button", { name: "Partager" })).toBeVisible()
})

test("elsewhere the link is copied, and the button says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }))
  await page.goto(ADDRESS)
  await page.getByRole("button", { name: "Partager" }).click()
  await expect(page.getByRole("button", { name: "Lien copié" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(ADDRESS, page.url()).href)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("there is no button that does nothing", async ({ page }) => {
    await page.goto(ADDRESS)
    await expect(page.getByRole("button", { name: "Partager" })).toHaveCount(0)
  })
})
