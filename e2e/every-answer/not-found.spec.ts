import { expect, test } from "@playwright/test"

const NOWHERE = {
  "an unknown path": "/nulle-part",
  "the address of the screen itself": "/404",
  "an unknown slug": "/actualites/jamais-parue",
  "a slug with markup": "/evenements/%3Cscript%3E",
  "a draft": "/actualites/bilan-de-la-session",
  "an article that is to be published later": "/actualites/covoiturage-nouveau-guichet",
  "a draft of an offer": "/a-propos/offres-emploi/5",
  "an offer numbered 0": "/a-propos/offres-emploi/0",
  "an offer numbered like no other": "/a-propos/offres-emploi/999999",
  "an offer that is not a number": "/a-propos/offres-emploi/1abc",
  "a type of events that does not exist": "/evenements?type=autrement",
  "a page of the news beyond the last": "/actualites?page=99",
  "a file that is none of ours": "/.env",
  "a medium that is nowhere": "/media/rien",
  "an old code file": "/assets/nulle-part.js",
}

for (const [name, address] of Object.entries(NOWHERE)) {
  test(`${name} is not found, in French and out of search engines`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "Page introuvable" })).toBeVisible()
    await expect(page.getByText(`Page Not Found: ${address.replace(/\?.*$/, "")}`, { exact: true })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA")
    await expect(page).toHaveTitle(/^Page introuvable - /)
    await expect(page.getByRole("navigation", { name: "Menu principal" }), "the light layout").toHaveCount(0)
    await expect(page.getByRole("link", { name: /accueil/i }).first()).toBeVisible()
  })
}

for (const address of ["/calendriers/nulle-part.ics", "/evenements/jamais-annonce.ics"])
  test(`the file ${address} is not found, in French`, async ({ page, request }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "Page introuvable" })).toBeVisible()
    expect((await request.head(address)).status()).toBe(404)
  })

test("a path full of markup is shown as text", async ({ page }) => {
  await page.goto("/%3Cimg%20src=x%20onerror=alert(1)%3E")
  await expect(page.getByText("Page Not Found: ")).toContainText(/Page Not Found: \/(?:<img|%3Cimg)/)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test("an unreadable address and one that is too long are refused without a stack", async ({ request }) => {
  expect((await request.get("/%E0%A4%A")).status()).toBe(400)
  expect((await request.get(`/${"a".repeat(5_000)}`)).status()).toBe(414)
})
