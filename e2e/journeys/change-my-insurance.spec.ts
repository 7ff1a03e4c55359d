// En tant que personne assurée, je veux trouver depuis l’accueil la date limite et la marche à suivre,
// afin de modifier ma couverture à temps.
import { expect, test } from "@playwright/test"

test("from home to the deadline, the days left and the steps", async ({ page }) => {
  await page.goto("/")
  await page
    .getByRole("main")
    .getByRole("link", { name: /assurance/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ressources\/assurances/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/assurance/i)
  // The seed's window closes twelve days after the tests' day, a Friday.
  const deadline = page.locator('time[datetime^="2026-12-02"]').first()
  await expect(deadline).toBeVisible()
  await expect(page.getByText(/12\sjours/).first()).toBeVisible()
  await page.getByRole("link", { name: "Voir les étapes" }).click()
  await expect(page).toHaveURL(/#demarche$/)
  await expect(page.locator("#demarche")).toBeInViewport()
})
