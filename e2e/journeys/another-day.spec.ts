// En tant que visiteuse ou visiteur, je veux que le site dise vrai le jour où je viens, même si le logiciel
// d’édition est en panne, afin de m’y fier.
import { fixedAddresses } from "../every-page/addresses.ts"
import { startMailServer } from "../reliability/mail-server.ts"
import { untilServed } from "../stack/published.ts"
import { theStack } from "../stack/running.ts"
import { expect, test } from "../stack/test.ts"
import { BOARDS, fill, send } from "./notice-boards.ts"
import { type SecondSite, startSecondSite } from "./second-site.ts"
import { askVote, VOTE, VOTER, whoSays } from "./voting.ts"

/** Two months after the day of the other tests: two more offers have closed, and a vote is open. */
const DURING_THE_VOTE = "2027-01-26T17:00:00Z"
const LAST_MINUTES_OF_THE_VOTE = "2027-01-27T20:50:00Z"
const END_OF_THE_VOTE = "2027-01-27T21:00:00Z"

// One worker has them all, and its site; it may run beside those of other files.
test.describe.configure({ mode: "serial" })

let mail: Awaited<ReturnType<typeof startMailServer>>
let site: SecondSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  mail = await startMailServer()
  site = await startSecondSite(theStack(), DURING_THE_VOTE, { SMTP_URL: mail.url })
})

test.afterAll(async () => {
  await site.stop()
  await mail.stop()
})

test("an offer that was open has expired: it says so and cannot be answered", async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}/a-propos/offres-emploi/1`)
  await expect(page.getByRole("link", { name: /^Postuler/ }).first()).toBeVisible()
  expect(await page.content()).toContain('"JobPosting"')
  await page.goto(`${site.url}/a-propos/offres-emploi/1`)
  await expect(page.getByText(/offre est expirée|concours est terminé|n’est plus ouvert/i).first()).toBeVisible()
  await expect(page.getByRole("link", { name: /^Postuler/ })).toHaveCount(0)
  expect(await page.content()).not.toContain('"JobPosting"')
  await page.goto(`${site.url}/a-propos/offres-emploi`)
  await expect(page.getByRole("main").locator('a[href="/a-propos/offres-emploi/1"]')).toHaveCount(0)
})

test("a form that has closed says so to whoever sends it, however much they send", async () => {
  const body = new FormData()
  body.append("cv", new Blob([new Uint8Array(8_000_000)]), "cv.pdf")
  const headers = { Origin: site.url }
  const answer = await fetch(`${site.url}/formulaires/pubu-postuler`, { method: "POST", headers, body })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain("Le formulaire est fermé")
})

test("during a vote every page says so and leads there, and the vote's own address is in none", async ({ page }) => {
  test.setTimeout(240_000)
  await untilServed(site.url, ["/", "/implication/elections", VOTER])
  await page.goto(`${site.url}/`)
  await expect(page.getByRole("complementary", { name: "Annonce" }).first()).toContainText("On vote en ce moment")
  await expect(page.getByRole("link", { name: "Voter maintenant" })).toHaveAttribute("href", VOTER)
  await page.goto(`${site.url}/implication/elections`)
  await expect(page.getByRole("link", { name: "Voter maintenant" })).toBeVisible()
  expect(await whoSays(VOTE, site.url)).toEqual([])
  expect(await askVote(site.url)).toEqual({ to: VOTE, isKept: false })
})

test("with the content backend gone every published page is still there, even after a restart; so is the vote", async ({
  page,
}) => {
  test.setTimeout(300_000)
  const statuses = async () => {
    const answers = await Promise.all(fixedAddresses.map((address) => fetch(site.url + address)))
    return answers
      .map(({ status }, position) => `${fixedAddresses[position]} ${status}`)
      .filter((line) => !line.endsWith(" 200"))
  }
  await expect.poll(() => published(site), { timeout: 240_000 }).toBeGreaterThanOrEqual(fixedAddresses.length)
  site.cut()
  expect(await statuses()).toEqual([])
  await site.restart(LAST_MINUTES_OF_THE_VOTE)
  expect(await statuses()).toEqual([])
  expect((await askVote(site.url)).to).toBe(VOTE)
  await page.goto(`${site.url}/services/bde`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const unknown = await page.goto(`${site.url}/jamais-publiee`)
  expect(unknown?.status(), "what nobody knows is unavailable, not absent").toBe(503)
})

test("a vote that has closed leads nowhere, even with the content backend gone", async () => {
  test.setTimeout(120_000)
  await site.restart(END_OF_THE_VOTE)
  expect((await askVote(site.url)).to, "nobody knows whether another vote is open").toBe(503)
  expect(await whoSays(VOTE, site.url)).toEqual([])
})

test("nor does a page say any more that one votes: the clock goes on without the content backend", async () => {
  test.setTimeout(120_000)
  const saysSo = async (path: string) => {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(200)
    return (await answer.text()).includes("On vote en ce moment")
  }
  for (const path of ["/", "/implication/elections", "/services/bde"])
    await expect.poll(() => saysSo(path), { message: path, timeout: 90_000 }).toBe(false)
})

test("when the content backend is back, so is everything else", async ({ page }) => {
  test.setTimeout(120_000)
  site.mend()
  await expect
    .poll(async () => (await page.goto(`${site.url}/jamais-publiee`))?.status(), { timeout: 60_000 })
    .toBe(404)
  await expect.poll(async () => (await askVote(site.url)).to, { timeout: 60_000 }).toBe("/implication/elections")
})

test("boards asked for while the content backend is away are kept, and confirmed by mail once it is back", async ({
  page,
}) => {
  test.setTimeout(240_000)
  const title = page.getByRole("heading", { level: 1 })
  const answers = () => mail.mailsTo("dominique@courriel.example")
  await page.goto(site.url + BOARDS)
  await fill(page, { week: 6, boards: "1" })
  site.cut()
  await send(page)
  // The site waits some seconds for an answer before it says that it has none.
  await expect(title).toHaveText("Demande reçue, non confirmée", { timeout: 60_000 })
  await page.reload()
  await expect(title).toHaveText("Demande reçue, non confirmée")
  expect(await answers()).toEqual([])

  site.mend()
  await expect.poll(async () => (await answers()).length, { timeout: 60_000 }).toBe(1)
  await page.reload()
  await expect(title).toHaveText("Babillards retenus")
  const [answer] = await answers()
  expect(answer?.subject).toMatch(/^Babillards retenus BAB-/)
  const [cancellation = ""] = /http:\S+\/annulation\S+/.exec(answer?.text ?? "") ?? []
  await page.goto(cancellation)
  await expect(page.getByText("En attente d’une réponse")).toBeVisible()
})

async function published(site: SecondSite): Promise<number> {
  const { publishing } = await (await fetch(`${site.url}/healthz`)).json()
  return publishing.pages
}
