// En tant que visiteuse ou visiteur, je veux dire en un geste si une page m’a servi, et dire ce qui manque si j’en ai
// envie, afin qu’elle s’améliore.
import { expect, type Page, test } from "@playwright/test"
import { readingTime } from "../forms/form-page.ts"
import { axeViolations } from "../every-page/axe.ts"

const ADDRESS = "/services/covoiturage"

async function rate(page: Page) {
  await page.goto(ADDRESS)
  const question = page.getByRole("form", { name: "Cette page vous a-t-elle été utile" })
  await expect(page.getByText("Merci. Votre réponse est comptée")).toBeHidden()
  await question.getByRole("button", { name: "Non" }).click()
  await expect(page).toHaveURL(`${ADDRESS}#merci`)
  await expect(page.getByText("Merci. Votre réponse est comptée")).toBeVisible()
  await expect(question).toBeHidden()
}

test("an answer is one press, and the page says thanks where it asked", async ({ page }) => {
  await rate(page)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole("link", { name: "Dites-nous ce qui manque" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Une remarque sur une page")
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue("Covoiturage")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the same press, then a remark, with a receipt", async ({ page }) => {
    await rate(page)
    await page.getByRole("link", { name: "Dites-nous ce qui manque" }).click()
    await expect(page.getByLabel("Page", { exact: true })).toHaveValue("Covoiturage")
    await page.getByLabel("Votre remarque").fill("Il manque l’horaire du dimanche.")
    await page.waitForTimeout(readingTime)
    await page.getByRole("button", { name: "Envoyer la remarque" }).click()
    await expect(page).toHaveURL(/\/retroaction\/recu\?numero=REM-/)
  })
})
