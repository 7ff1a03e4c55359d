// En tant que responsable d’une association, je veux réserver des babillards pour une semaine,
// afin d’annoncer notre activité sans vérifier sur place ce qui est libre.
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { z } from "zod"
import { errorSummary, expectNoAxeViolation, readingTime } from "../forms/form-page.ts"
import { startMailServer } from "../reliability/mail-server.ts"
import { untilPublished } from "../stack/published.ts"
import { siteClock, type StackAddress } from "../stack/stack.ts"
import { expect, test } from "../stack/test.ts"
import { startSecondSite } from "./second-site.ts"

const ADDRESS = "/services/babillards"
const field = (page: Page, label: string) => page.locator("#reserver").getByLabel(label)

async function fill(page: Page, { week, boards }: { week: number; boards: string }) {
  await field(page, "Pavillon").selectOption({ index: 1 })
  await field(page, "Semaine").selectOption({ index: week })
  await field(page, "Nombre de babillards").selectOption(boards)
  await field(page, "Association, comité ou groupe").fill("Association des Érables")
  await field(page, "Votre nom").fill("Dominique Zoé")
  await field(page, "Courriel").fill("dominique@courriel.example")
}

const send = async (page: Page) => {
  await page.waitForTimeout(readingTime)
  await page.getByRole("button", { name: "Demander ces babillards" }).click()
}

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
      await page.goto(ADDRESS)
      const most = await field(page, "Pavillon").locator("option").nth(1).textContent()
      const boards = /(\d+)\sbabillards?\)$/.exec(most ?? "")?.[1] ?? ""
      await fill(page, { week, boards })
      await send(page)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Babillards retenus")
      await expect(page).toHaveURL(/\/recu\?numero=BAB-\w{4}-\w{4}&demande=/)
      await page.reload()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Babillards retenus")

      await page.goto(ADDRESS)
      await fill(page, { week, boards: "1" })
      await field(page, "Ce qui sera affiché").fill("Une assemblée générale")
      await send(page)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas assez de babillards libres")
      await expect(page.getByRole("listitem").filter({ hasText: /\d\slibres?$/ })).not.toHaveCount(0)
    })

    test("more boards than a building has are refused on the page, with what was typed", async ({ page }) => {
      test.slow()
      await page.goto(ADDRESS)
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
  await page.goto(ADDRESS)
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
  await page.goto(`${ADDRESS}/annulation?demande=${id}&jeton=${token}`)
  await page.reload()
  await expect(page.getByText("En attente d’une réponse")).toBeVisible()
  await expectNoAxeViolation(page)
  await page.getByRole("button", { name: "Annuler cette réservation" }).click()
  await expect(page.getByText("Votre réservation est annulée")).toBeVisible()
  await expect(page.getByRole("button", { name: "Annuler cette réservation" })).toHaveCount(0)
  const wrong = await page.goto(`${ADDRESS}/annulation?demande=${id}&jeton=${"x".repeat(43)}`)
  expect(wrong?.status()).toBe(404)
})

test("with the content backend away, a request is kept, and confirmed by mail once it is back", async ({
  page,
  stack,
}) => {
  test.setTimeout(400_000)
  const mail = await startMailServer()
  const site = await startSecondSite(stack, siteClock, { SMTP_URL: mail.url })
  const title = page.getByRole("heading", { level: 1 })
  try {
    await untilPublished(site.url, "every page")
    await page.goto(site.url + ADDRESS)
    await fill(page, { week: 6, boards: "1" })
    site.cut()
    await send(page)
    // The site waits some seconds for an answer before it says that it has none.
    await expect(title).toHaveText("Demande reçue, non confirmée", { timeout: 60_000 })
    await page.reload()
    await expect(title).toHaveText("Demande reçue, non confirmée")
    expect(await mail.mailsTo("dominique@courriel.example")).toEqual([])

    site.mend()
    const answers = () => mail.mailsTo("dominique@courriel.example")
    await expect.poll(async () => (await answers()).length, { timeout: 60_000 }).toBe(1)
    await page.reload()
    await expect(title).toHaveText("Babillards retenus")
    const [answer] = await answers()
    expect(answer?.subject).toMatch(/^Babillards retenus BAB-/)
    const [cancellation = ""] = /http:\S+\/annulation\S+/.exec(answer?.text ?? "") ?? []
    await page.goto(cancellation)
    await expect(page.getByText("En attente d’une réponse")).toBeVisible()
  } finally {
    await site.stop()
    await mail.stop()
  }
})
