// En tant que journaliste, je veux dire mon sujet et mon heure de tombée,
// afin d’avoir une réponse à temps, même si mon réseau est mauvais.
import type { Page } from "@playwright/test"
import { errorSummary, expectNoAxeViolation, readingTime, readReceipt } from "../forms/form-page.ts"
import { expect, test } from "../stack/test.ts"

const ADDRESS = "/a-propos/demande-entrevue"
const DETAILS = "Angle : l’accès aux études 🎓\nمرحبا بكم\n<b>pas du gras</b>"

async function fill(page: Page, subject: string) {
  await page.getByLabel("Média").fill("Radio Érable")
  await page.getByLabel("Sujet").fill(subject)
  await page.getByLabel("Angle et questions").fill(DETAILS)
  await page.getByLabel("Jour de tombée").fill("2031-03-31")
  await page.getByLabel("Réponses par écrit").check()
  await page.getByLabel("Votre nom").fill("Dominique Zoé")
  await page.getByLabel("Courriel", { exact: true }).fill("dominique@media.example")
}

const send = (page: Page) => page.getByRole("button", { name: "Envoyer la demande" })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("a request is sent and gives a receipt that stays", async ({ page }) => {
      await page.goto(ADDRESS)
      await fill(page, "Droits de scolarité")
      await page.waitForTimeout(readingTime)
      await send(page).click()
      const receipt = await readReceipt(page)
      await expect(page).toHaveTitle(/^Reçu/)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
      await expect(page.getByText("un jour ouvrable")).toBeVisible()
      await page.reload()
      expect(await readReceipt(page)).toBe(receipt)
    })

    test("what is missing is said at the top and at each field, in the title, and what was typed stays", async ({
      page,
    }) => {
      await page.goto(ADDRESS)
      await page.getByLabel("Sujet").fill("Un sujet")
      await page.getByLabel("Courriel", { exact: true }).fill("sans arobase")
      await page.waitForTimeout(javaScriptEnabled ? 500 : 0)
      await send(page).click()
      await expect(errorSummary(page)).toBeFocused()
      await expect(page).toHaveTitle(/^Erreur\s:/)
      await expect(errorSummary(page).getByRole("link")).toHaveCount(5)
      const email = page.getByLabel("Courriel", { exact: true })
      await expect(email).toHaveAttribute("aria-invalid", "true")
      await expect(email).toHaveAccessibleDescription(/adresse courriel valide/)
      await expect(email).toHaveValue("sans arobase")
      await expect(page.getByLabel("Sujet")).toHaveValue("Un sujet")
      if (javaScriptEnabled) await expectNoAxeViolation(page)
      await errorSummary(page).getByRole("link", { name: "Indiquez votre nom." }).click()
      await expect(page.getByLabel("Votre nom")).toBeFocused()
    })
  })
}

test("a double click sends once", async ({ page }) => {
  let posts = 0
  page.on("request", (request) => void (request.method() === "POST" && posts++))
  await page.goto(ADDRESS)
  await fill(page, "Double clic")
  await page.waitForTimeout(readingTime)
  await send(page).dblclick()
  await readReceipt(page)
  expect(posts).toBe(1)
})

test("when the network is lost, what was typed stays and can be sent again", async ({ page }) => {
  await page.goto(ADDRESS)
  await fill(page, "Réseau perdu")
  await page.waitForTimeout(readingTime)
  await page.route("**/demande-entrevue.data*", (route) => route.abort("internetdisconnected"))
  await send(page).click()
  const problem = page.getByRole("alert").filter({ hasText: "L’envoi ne s’est pas rendu" })
  await expect(problem).toBeFocused()
  await expect(page.getByLabel("Sujet")).toHaveValue("Réseau perdu")
  await page.unroute("**/demande-entrevue.data*")
  await send(page).click()
  await readReceipt(page)
})

test("leaving with something typed asks first, within the site too", async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByLabel("Sujet").pressSequentially("Brouillon")
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
  await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Accueil" }).click()
  const dialog = page.getByRole("dialog", { name: "Quitter sans envoyer" })
  await dialog.getByRole("button", { name: "Rester" }).click()
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`))
  await expect(page.getByLabel("Sujet")).toHaveValue("Brouillon")
  await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Accueil" }).click()
  await dialog.getByRole("button", { name: "Quitter la page" }).click()
  await expect(page).toHaveURL(/\/$/)
})

test("a form is filled in and sent with the keyboard alone", async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByLabel("Média").focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press("Tab")
  }
  await type("Radio Érable")
  await type("Au clavier")
  await type("Une question")
  await page.getByLabel("Jour de tombée").fill("2031-03-31")
  await page.getByLabel("Heure de tombée").focus()
  await type("15 h")
  await page.keyboard.press("Space")
  await page.keyboard.press("Tab")
  await type("Dominique Zoé")
  await type("dominique@media.example")
  await page.waitForTimeout(readingTime)
  await page.keyboard.press("Enter")
  await readReceipt(page)
})

test("a page answered as data or as a document is never kept by a shared cache", async ({ request }) => {
  for (const path of [ADDRESS, `${ADDRESS}/_payload.json`]) {
    const headers = (await request.get(path)).headers()
    expect(headers["cache-control"], path).toBe("private, no-cache")
    expect(headers["etag"], path).toBeUndefined()
  }
  const posted = await request.post(ADDRESS, { form: { subject: "x" } })
  expect([posted.status(), posted.headers()["cache-control"]]).toEqual([422, "no-store"])
})
