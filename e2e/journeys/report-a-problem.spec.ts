// En tant que personne qui tombe sur une erreur, je veux prévenir quelqu’un sans rien recopier,
// afin que la page soit réparée, et retrouver une page qui fonctionne.
import { expect, hydrate, linkTo, test } from "../hydration/watched-page.ts"

test("an error in the browser shows what happened, a message ready to send, and the way out", async ({
  page,
  watch,
}) => {
  watch.expectedErrors.push(/TypeError/)
  await page.route("**/evenements/_payload.json", async (route) => {
    const response = await route.fetch()
    const payload = await response.json()
    // Every list that the page shows is gone: its component breaks.
    const damaged = JSON.parse(JSON.stringify(payload, (key, value) => (key === "events" ? null : value)))
    await route.fulfill({ response, json: damaged })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/")
  await hydrate(page)
  await linkTo(page, "/evenements").click()

  await expect(page.getByRole("heading", { level: 1, name: "Une erreur est survenue" })).toBeVisible()
  await expect(page.locator("pre")).toContainText("at ")
  const mail = page.getByRole("link", { name: "Avertir l’administrateur du problème" })
  const href = (await mail.getAttribute("href")) ?? ""
  expect(href.length).toBeLessThanOrEqual(1_900)
  expect(href).toMatch(/^mailto:web@confederation\.example\?subject=/)
  const body = new URL(href).searchParams.get("body") ?? ""
  expect(body.split("\r\n").length).toBeGreaterThan(3)
  expect(body).toContain("500")
  expect(body).toContain("/evenements")
  await page.unrouteAll()
  await page.getByRole("button", { name: "Fermer" }).click()
  await expect(page).toHaveURL(/\/\??$/)
  await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeAttached()
})
