// En tant que personne qui étudie à l’étranger ce trimestre, je veux savoir si la porte est ouverte à Québec maintenant,
// afin de ne pas appeler pour rien.
import { type Browser, expect, test } from "@playwright/test"

/** What the home page says of the door on a device in `zone` at `instant`; the page itself is made on 20 November. */
async function readStatus(browser: Browser, zone: string, instant: string) {
  const context = await browser.newContext({ timezoneId: zone, locale: "ja-JP" })
  const page = await context.newPage()
  await page.clock.install({ time: new Date(instant) })
  await page.goto("/")
  const status = page.getByRole("main").locator("open-now")
  await expect(status).toHaveAttribute("data-state", /^(?:open|closed)?$/)
  return { context, page, status }
}

for (const zone of ["Asia/Tokyo", "Pacific/Honolulu", "America/Toronto"])
  for (const [instant, said] of [
    ["2026-11-20T14:59:50Z", "Fermé, ouvre à 10 h"],
    ["2026-11-20T18:59:50Z", "Ouvert jusqu’à 14 h"],
    ["2026-11-21T17:00:00Z", "Fermé, ouvre lundi à 11 h"],
  ] as const)
    test(`in ${zone} at ${instant}: ${said}`, async ({ browser }) => {
      const { context, status } = await readStatus(browser, zone, instant)
      await expect(status).toHaveText(said.replace(/ h/g, "\u00A0h"))
      await context.close()
    })

test("the sentence changes at the minute, under the eyes of who reads, and after the application has started", async ({
  browser,
}) => {
  const { context, page, status } = await readStatus(browser, "Asia/Tokyo", "2026-11-20T14:59:50Z")
  await expect(status).toHaveText("Fermé, ouvre à 10\u00A0h")
  await page.clock.runFor(20_000)
  await expect(status).toHaveText("Ouvert jusqu’à 14\u00A0h")
  await page.keyboard.press("Tab")
  await page.clock.runFor(2_000)
  await expect(page.locator("open-now").last()).toHaveText("Ouvert jusqu’à 14\u00A0h")
  await page.clock.runFor(4 * 3_600_000)
  await expect(status).toHaveText("Fermé, ouvre lundi à 11\u00A0h")
  await context.close()
})

test("a page that is older than what it knows says nothing", async ({ browser }) => {
  const { context, status } = await readStatus(browser, "America/Toronto", "2026-12-01T17:00:00Z")
  await expect(status).toHaveAttribute("data-state", "")
  await expect(status).toBeHidden()
  await context.close()
})

test("without JavaScript there is the week's table alone", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto("/")
  const table = page.getByRole("main").getByRole("table", { name: "Heures d’ouverture" })
  await expect(table).toContainText("Lundi au mercredi")
  await expect(page.locator("open-now").first()).toBeHidden()
  await expect(page.getByRole("main")).not.toContainText(/Ouvert jusqu|Fermé, ouvre/)
  await context.close()
})
