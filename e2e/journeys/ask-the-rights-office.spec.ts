// En tant que personne qui vit une injustice, je veux écrire au bureau des droits sans laisser de trace,
// et pouvoir quitter la page aussitôt si quelqu’un arrive.
import type { Page } from "@playwright/test"
import { arrivalOf } from "../forms/arrival.ts"
import { errorSummary, expectNoAxeViolation, readingTime, readReceipt } from "../forms/form-page.ts"
import { expect, test } from "../stack/test.ts"

const ADDRESS = "/formulaires/bde-contact"
const ELSEWHERE = "https://meteo.gc.ca/"
const SITUATION = "On m’accuse de plagiat 😟\nمرحبا\n<script>alert(1)</script>"

const send = (page: Page) => page.getByRole("button", { name: "Envoyer au bureau des droits" })
const exit = (page: Page) => page.getByRole("link", { name: "Quitter vite ce site" })

async function fill(page: Page) {
  await page.getByLabel("De quoi s’agit-il").selectOption({ label: "Une plainte, une accusation ou une sanction" })
  await page.getByLabel("Que se passe-t-il").fill(SITUATION)
  await page.getByLabel("Au téléphone").check()
  await page.getByLabel("Téléphone", { exact: true }).fill("418 555-0123")
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("a request reaches the office's own list, whole", async ({ page, stack }) => {
      await page.goto(ADDRESS)
      await fill(page)
      await page.waitForTimeout(readingTime)
      await send(page).click()
      const receipt = await readReceipt(page)
      await expect(exit(page)).toBeVisible()
      const record = await arrivalOf(receipt, "rights_office_requests", stack)
      expect(record).toMatchObject({
        topic: "discipline",
        situation: SITUATION,
        contact_preference: "phone",
        sender_phone: "418 555-0123",
        state: "new",
      })
    })

    test("the way to be reached that was chosen is asked for, and nothing else", async ({ page }) => {
      await page.goto(ADDRESS)
      await page.getByLabel("De quoi s’agit-il").selectOption({ label: "Autre chose" })
      await page.getByLabel("Que se passe-t-il").fill("Une question")
      await page.getByLabel("Par courriel").check()
      await page.waitForTimeout(javaScriptEnabled ? 500 : 0)
      await send(page).click()
      await expect(errorSummary(page)).toBeFocused()
      await expect(page).toHaveTitle(/^Erreur\s:/)
      await expect(errorSummary(page).getByRole("link")).toHaveText(["Indiquez le courriel où vous joindre."])
      await expect(page.getByLabel("Que se passe-t-il")).toHaveValue("Une question")
      if (javaScriptEnabled) await expectNoAxeViolation(page)
    })
  })
}

test("one click leaves for another site, without a question, and back does not come back", async ({ page }) => {
  await page.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Beau temps</h1>" }),
  )
  await page.goto("/services/bde")
  await page.goto(ADDRESS)
  await page.getByLabel("Que se passe-t-il").pressSequentially("Il arrive")
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
  await exit(page).click()
  await expect(page).toHaveURL(ELSEWHERE)
  await page.goBack()
  await expect(page).toHaveURL(/\/services\/bde$/)
})

test("three times Escape leaves too; twice does not", async ({ page }) => {
  await page.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Beau temps</h1>" }),
  )
  await page.goto(ADDRESS)
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await page.waitForTimeout(1_600)
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`))
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(ELSEWHERE)
})

test("nothing keeps the page, and no other site hears of it", async ({ request }) => {
  const answers = [
    await request.get(ADDRESS),
    await request.get(`${ADDRESS}/_payload.json`),
    await request.get(`${ADDRESS}/recu?numero=BDE-2222-2222`),
    await request.post(ADDRESS, { form: { situation: "x" } }),
    await request.post(ADDRESS, { form: {}, headers: { origin: "https://ailleurs.example" } }),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 422, 403])
  for (const answer of answers) {
    expect(answer.headers()["cache-control"], answer.url()).toBe("no-store")
    expect(answer.headers()["referrer-policy"], answer.url()).toBe("same-origin")
  }
})

test("the page opens as a document of its own, so that its rules hold", async ({ page }) => {
  await page.goto("/services/bde")
  const link = page.locator(`main a[href="${ADDRESS}"]`).first()
  await link.hover()
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await link.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Écrire au bureau des droits étudiants")
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false)
})
