// En tant que membre d’une association, je veux trouver un événement et imprimer son affiche,
// afin de l’annoncer sur un babillard.
import { expect, test } from "@playwright/test"

test("from the programme to one printed page", async ({ page }) => {
  await page.goto("/evenements")
  await page.getByRole("navigation", { name: "Type" }).getByRole("link", { name: "Assemblée générale" }).click()
  await expect(page).toHaveURL(/type=assemblee_generale/)
  const event = page.getByRole("article").getByRole("link").first()
  const title = await event.innerText()
  await event.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  const address = new URL(page.url()).pathname
  await page.getByRole("link", { name: "Imprimer l’affiche" }).click()
  await expect(page).toHaveURL(/\/affiche$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  await expect(page.getByRole("img", { name: new RegExp(`^Code QR vers https?://.+${address}$`) })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(1)
})

test("a cancelled event stays in the programme, says so, and offers no poster", async ({ page }) => {
  await page.goto("/evenements")
  const cancelled = page.getByRole("article").filter({ hasText: "Annulé" }).first()
  await cancelled.getByRole("link").click()
  await expect(page.getByText("Cet événement est annulé.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Imprimer l’affiche" })).toBeHidden()
})

test("what is past is one press away, the latest first", async ({ page }) => {
  await page.goto("/evenements")
  await page.getByRole("navigation", { name: "Période" }).getByRole("link", { name: "Passés" }).click()
  await expect(page.getByRole("heading", { level: 2, name: "Événements passés" })).toBeVisible()
  const days = await page
    .getByRole("article")
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")))
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual(days.toSorted().toReversed())
})

test("an unknown type, period or page is not found", async ({ page }) => {
  for (const query of ["type=bal", "periode=hier", "page=99", "page=0"]) {
    const response = await page.goto(`/evenements?${query}`)
    expect(response?.status(), query).toBe(404)
  }
})
