// En tant qu’étudiante ou étudiant, je veux voir les postes ouverts et le temps qu’il me reste,
// afin de postuler à temps.
import { expect, test } from "@playwright/test"

test("open offers come by closing date, each says how to apply", async ({ page }) => {
  await page.goto("/a-propos/offres-emploi")
  const closings = await page
    .getByRole("main")
    .locator("li time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")))
  expect(closings.length).toBeGreaterThan(1)
  expect(closings).toEqual(closings.toSorted())
  await page.getByRole("main").getByRole("heading", { level: 3 }).first().getByRole("link").click()
  await expect(page.getByText(/il reste \d+\sjours?|dernier jour/)).toBeVisible()
  await page.getByRole("link", { name: "Comment postuler" }).click()
  await expect(page.getByRole("link", { name: /^Postuler/ }).first()).toBeInViewport()
})

test("an id that is not a positive integer is not found", async ({ page }) => {
  for (const id of ["0", "-1", "1.5", "abc", "999999"]) {
    const response = await page.goto(`/a-propos/offres-emploi/${id}`)
    expect(response?.status(), id).toBe(404)
  }
})
