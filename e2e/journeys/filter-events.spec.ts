// En tant que membre d’une association, je veux ne voir que les caucus,
// afin de savoir quand le prochain a lieu.
import { expect, type Page, test } from "@playwright/test"

async function keepOnlyCaucuses(page: Page) {
  await page.goto("/evenements")
  const events = page.getByRole("main").getByRole("article")
  const all = await events.count()
  await page
    .getByRole("navigation", { name: "Type" })
    .getByRole("link", { name: /caucus/i })
    .click()
  await expect(page).toHaveURL(/type=caucus_des_associations_etudiantes/)
  await expect(events).not.toHaveCount(all)
  for (const title of await events.getByRole("heading").allInnerTexts()) expect(title).toContain("Caucus")
  await expect(page.getByRole("navigation", { name: "Type" }).locator("[aria-current]")).toHaveText(/Caucus/)
}

test("a type of event is one press away", async ({ page }) => {
  await keepOnlyCaucuses(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/evenements$/)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the same press gives the same list", ({ page }) => keepOnlyCaucuses(page))
})

test("a type chosen inside the application is what the list shows", async ({ page }) => {
  await page.goto("/evenements")
  await page.getByRole("navigation", { name: "Type" }).getByRole("link").first().hover()
  await page.waitForSelector("html[data-hydrated]")
  const documents: string[] = []
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page
    .getByRole("navigation", { name: "Type" })
    .getByRole("link", { name: /caucus/i })
    .click()
  await expect(page).toHaveURL(/type=caucus_des_associations_etudiantes/)
  await expect(page.getByRole("main").getByRole("article").getByRole("heading").first()).toContainText("Caucus")
  for (const title of await page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts())
    expect(title).toContain("Caucus")
  expect(documents).toEqual([])
})
