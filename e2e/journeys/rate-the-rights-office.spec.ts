// En tant que personne accompagnée par le bureau des droits, je veux dire ce que j’en pense sans dire qui je suis.
import { arrivalOf } from "../forms/arrival.ts"
import { errorSummary, expectNoAxeViolation, readingTime, readReceipt } from "../forms/form-page.ts"
import { expect, test } from "../stack/test.ts"

const ADDRESS = "/formulaires/bde-satisfaction"

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("one answer is enough, and nothing says who gave it", async ({ page, stack }) => {
      await page.goto(ADDRESS)
      await expect(page.locator("form[method=post]").getByRole("textbox")).toHaveCount(1)
      await page.getByRole("group", { name: "Comment était l’accueil" }).getByLabel("Très bon").check()
      await page.waitForTimeout(readingTime)
      await page.getByRole("button", { name: "Envoyer mon avis" }).click()
      const receipt = await readReceipt(page)
      const record = await arrivalOf(receipt, "form_submissions", stack)
      expect(record).toMatchObject({
        form: "rights_office_satisfaction",
        content: { welcome: "very_good" },
        sender_name: null,
        sender_email: null,
        sender_phone: null,
      })
    })

    test("an empty survey asks for one answer", async ({ page }) => {
      await page.goto(ADDRESS)
      await page.waitForTimeout(javaScriptEnabled ? 500 : 0)
      await page.getByRole("button", { name: "Envoyer mon avis" }).click()
      await expect(errorSummary(page)).toBeFocused()
      await expect(errorSummary(page).getByRole("link")).toHaveCount(1)
      if (javaScriptEnabled) await expectNoAxeViolation(page)
    })
  })
}
