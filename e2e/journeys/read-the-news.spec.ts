// En tant qu’étudiante ou étudiant, je veux relire les décisions d’une année,
// afin de savoir ce qui a changé.
import { expect, type Page, test } from "@playwright/test"

const listedDays = (page: Page) =>
  page
    .getByRole("main")
    .locator("li time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")))

test("pages have addresses of their own, and no news comes twice", async ({ page }) => {
  await page.goto("/actualites")
  const links = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link")
  const first = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  await page.getByRole("link", { name: "Page 2" }).click()
  await expect(page).toHaveURL(/\/actualites\?page=2$/)
  await expect(page).toHaveTitle(/^Actualités, page 2 - /)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/actualites\?page=2$/)
  const second = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  expect(second.length).toBeGreaterThan(0)
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
})

test("theme and year narrow the list together, newest first", async ({ page }) => {
  await page.goto("/actualites")
  await page.getByRole("navigation", { name: "Thème" }).getByRole("link", { name: "Élections" }).click()
  await page.getByRole("navigation", { name: "Année" }).getByRole("link", { name: "2025" }).click()
  await expect(page).toHaveURL(/theme=elections&annee=2025/)
  await expect(page).toHaveTitle(/^Actualités, élections, 2025 - /)
  const days = await listedDays(page)
  expect(days.length).toBeGreaterThan(0)
  for (const day of days) expect(day).toMatch(/^2025-/)
  expect(days).toEqual(days.toSorted().toReversed())
})

test("from one news item to the one before and back", async ({ page }) => {
  await page.goto("/actualites")
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").nth(2).click()
  const title = page.getByRole("heading", { level: 1 })
  const others = page.getByRole("navigation", { name: "Autres actualités" })
  await expect(others).toBeVisible()
  const here = await title.innerText()
  await others.getByRole("link", { name: /^Précédente/ }).click()
  await expect(title).not.toHaveText(here)
  await others.getByRole("link", { name: /^Suivante/ }).click()
  await expect(title).toHaveText(here)
})
