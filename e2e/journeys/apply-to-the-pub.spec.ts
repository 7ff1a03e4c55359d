// En tant que personne qui cherche un emploi, je veux postuler au pub en une fois,
// et relire avant d’envoyer, CV compris.
import type { Page } from "@playwright/test"
import { arrivalOf } from "../forms/arrival.ts"
import { errorSummary, expectNoAxeViolation, readingTime, readReceipt } from "../forms/form-page.ts"
import { expect, test } from "../stack/test.ts"

const ADDRESS = "/formulaires/pubu-postuler"

const cv = {
  name: "Mon CV <final>.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"),
}

async function fill(page: Page) {
  await page.getByLabel("Cuisine").check()
  await page.getByLabel("Accueil", { exact: true }).check()
  await page.getByLabel("Jeudi, soir").check()
  await page.getByLabel("Curriculum vitæ").setInputFiles(cv)
  await page.getByLabel("Quelque chose à ajouter").fill("Libre dès lundi 🎓")
  await page.getByLabel("Votre nom").fill("Dominique Zoé")
  await page.getByLabel("Courriel", { exact: true }).fill("dominique@campus.example")
}

const review = (page: Page) => page.getByRole("button", { name: "Relire avant d’envoyer" })
const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma candidature" })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("what was written is shown back, can be changed, and is sent with its file", async ({ page, stack }) => {
      await page.goto(ADDRESS)
      await fill(page)
      await page.waitForTimeout(readingTime)
      await review(page).click()
      await expect(page.getByRole("heading", { name: "Relisez avant d’envoyer" })).toBeFocused()
      for (const text of ["Cuisine", "Jeudi, soir", "Mon CV <final>.pdf", "Libre dès lundi 🎓"])
        await expect(page.locator("form[method=post]").getByText(text)).toBeVisible()
      await page.getByRole("button", { name: "Modifier" }).click()
      await expect(page.getByLabel("Cuisine")).toBeChecked()
      await expect(page.getByLabel("Mon CV <final>.pdf")).toBeChecked()
      await page.getByLabel("Cuisine").uncheck()
      await review(page).click()
      await expect(page.locator("form[method=post]").getByText("Cuisine")).toHaveCount(0)
      await send(page).click()
      const receipt = await readReceipt(page)
      const record = await arrivalOf(receipt, "form_submissions", stack)
      expect(record).toMatchObject({
        form: "pub_application",
        sender_email: "dominique@campus.example",
        content: { positions: ["Accueil"], availability: ["thursday-evening"] },
        attachments: [{ name: `${receipt}-1.pdf`, type: "application/pdf", size: cv.buffer.byteLength }],
      })
    })

    test("a file that is not what its name says is refused, and what was typed stays", async ({ page }) => {
      await page.goto(ADDRESS)
      await fill(page)
      await page
        .getByLabel("Curriculum vitæ")
        .setInputFiles({ ...cv, buffer: Buffer.from("<script>alert(1)</script>") })
      await page.waitForTimeout(readingTime)
      await review(page).click()
      await expect(errorSummary(page)).toContainText("n’est pas un fichier PDF, DOCX ou ODT")
      await expect(page.getByLabel("Quelque chose à ajouter")).toHaveValue("Libre dès lundi 🎓")
      if (javaScriptEnabled) await expectNoAxeViolation(page)
    })
  })
}
