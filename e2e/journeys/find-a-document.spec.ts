// En tant que membre d’une association, je veux retrouver un règlement par un mot de son titre,
// afin de vérifier s’il est toujours en vigueur.
import { expect, test } from "@playwright/test"

test("the list follows what is typed", async ({ page }) => {
  await page.goto("/documentation")
  const documents = page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
  const before = await documents.count()
  await page.getByLabel("Mot ou titre").pressSequentially("reglement electoral")
  await expect(documents).not.toHaveCount(before)
  await expect(documents).toHaveCount(1)
  await expect(documents).toContainText("En vigueur")
  await expect(documents.getByRole("link")).toHaveAccessibleName(/\(PDF, .+o\)$/)
  await expect(page.getByRole("status").filter({ hasText: "document" })).toHaveText("1 document")
})

test("a year and a category narrow the list, and their address can be shared", async ({ page }) => {
  await page.goto("/documentation")
  await page.getByLabel("Catégorie").selectOption("Procès-verbaux")
  await page.getByLabel("Année").selectOption("2024")
  await page.getByRole("button", { name: "Chercher", exact: true }).click()
  await expect(page).toHaveURL(/categorie=proces_verbaux/)
  await expect(page).toHaveURL(/annee=2024/)
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: "Procès-verbaux" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: "Règlements" })).toBeHidden()
  for (const date of await page.getByRole("main").locator("table time").all())
    await expect(date).toHaveAttribute("datetime", /^2024-/)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the same form finds the same document, accents or not", async ({ page }) => {
    await page.goto("/documentation")
    await page.getByLabel("Mot ou titre").fill("REGLEMENT électoral")
    await page.getByRole("button", { name: "Chercher", exact: true }).click()
    await expect(page.getByRole("main").getByRole("rowheader")).toHaveCount(1)
    await expect(page.getByLabel("Mot ou titre")).toHaveValue("REGLEMENT électoral")
    await page.getByRole("link", { name: "Tout afficher" }).click()
    await expect(page).toHaveURL(/\/documentation$/)
  })

  test("a word that no document has says so", async ({ page }) => {
    await page.goto("/documentation?q=introuvablissime")
    await expect(page.getByText("Aucun document ne correspond.")).toBeVisible()
  })
})
