// En tant que responsable d’une association, je veux réserver des babillards pour une semaine,
// afin d’annoncer notre activité sans vérifier sur place ce qui est libre.
import { randomUUID } from "node:crypto"
import { z } from "zod"
import { errorSummary, expectNoAxeViolation } from "../forms/form-page.ts"
import type { StackAddress } from "../stack/stack.ts"
import { expect, test } from "../stack/test.ts"
import { BOARDS, field, fill, send } from "./notice-boards.ts"

/** A reservation as the site's outbox makes it. @returns what its cancellation link holds */
async function reserve({ cmsUrl, siteToken }: StackAddress, id: string): Promise<string> {
  const answer = await fetch(`${cmsUrl}/reservations`, {
    method: "POST",
    headers: { "content-type": "application/json", Authorization: `Bearer ${siteToken}` },
    body: JSON.stringify({
      id,
      receipt: `BAB-${id.slice(0, 12)}`,
      building: "pavillon-des-cedres",
      week_start: "2027-03-01",
      boards: 1,
      association: "Association des Érables",
      contact_name: "Dominique Zoé",
      contact_email: "dominique@courriel.example",
    }),
  })
  const Made = z.object({ data: z.object({ cancelToken: z.string() }) })
  return Made.parse(await answer.json()).data.cancelToken
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })
    const week = javaScriptEnabled ? 7 : 8

    test("boards are held at once; who comes next is told where there are others", async ({ page }) => {
      test.slow()
      await page.goto(BOARDS)
      const most = await field(page, "Pavillon").locator("option").nth(1).textContent()
      const boards = /(\d+)\sbabillards?\)$/.exec(most ?? "")?.[1] ?? ""
      await fill(page, { week, boards })
      await send(page)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Babillards retenus")
      await expect(page).toHaveURL(/\/recu\?numero=BAB-\w{4}-\w{4}&demande=/)
      await page.reload()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Babillards retenus")

      await page.goto(BOARDS)
      await fill(page, { week, boards: "1" })
      await field(page, "Ce qui sera affiché").fill("Une assemblée générale")
      await send(page)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas assez de babillards libres")
      await expect(page.getByRole("listitem").filter({ hasText: /\d\slibres?$/ })).not.toHaveCount(0)
    })

    test("more boards than a building has are refused on the page, with what was typed", async ({ page }) => {
      test.slow()
      await page.goto(BOARDS)
      await fill(page, { week: 1, boards: "7" })
      const options = await field(page, "Pavillon").locator("option").allTextContents()
      await field(page, "Pavillon").selectOption({ index: options.findIndex((text) => /\(1\sbabillard\)/.test(text)) })
      await send(page)
      await expect(errorSummary(page)).toBeFocused()
      await expect(field(page, "Nombre de babillards")).toHaveAccessibleDescription(/moins de babillards/)
      await expect(field(page, "Votre nom")).toHaveValue("Dominique Zoé")
      if (javaScriptEnabled) await expectNoAxeViolation(page)
    })
  })
}

test("what is free is shown week by week", async ({ page }) => {
  await page.goto(BOARDS)
  await page.getByRole("link", { name: "Voir ce qui est libre" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Babillards libres")
  await page.getByLabel("Semaine", { exact: true }).selectOption({ index: 2 })
  await page.getByRole("button", { name: "Voir cette semaine" }).click()
  await expect(page).toHaveURL(/semaine=\d{4}-\d{2}-\d{2}/)
  await expect(page.getByRole("columnheader", { name: "Libres" })).toBeVisible()
  await expectNoAxeViolation(page)
})

test("a cancellation link shows, and only its button cancels", async ({ page, stack }) => {
  const id = randomUUID()
  const token = await reserve(stack, id)
  await page.goto(`${BOARDS}/annulation?demande=${id}&jeton=${token}`)
  await page.reload()
  await expect(page.getByText("En attente d’une réponse")).toBeVisible()
  await expectNoAxeViolation(page)
  await page.getByRole("button", { name: "Annuler cette réservation" }).click()
  await expect(page.getByText("Votre réservation est annulée")).toBeVisible()
  await expect(page.getByRole("button", { name: "Annuler cette réservation" })).toHaveCount(0)
  const wrong = await page.goto(`${BOARDS}/annulation?demande=${id}&jeton=${"x".repeat(43)}`)
  expect(wrong?.status()).toBe(404)
})
