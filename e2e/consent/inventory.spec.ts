import { theStack } from "../stack/running.ts"
import { button, expect, settings, test } from "./consent-page.ts"
import { listAddresses, PRIVACY } from "./holdings.ts"
import { walkAfter } from "./walk.ts"

const A_FEW = ["/", "/evenements", "/a-propos/offres-emploi/1", "/404"]

test.beforeEach(({ watch }) => {
  watch.expectedErrors.push(/status of 404/)
})

// What a page leaves before a choice is asked of each in `every-page/in-browser.spec.ts`. `npm run audit` walks every
// record, after each decision.
for (const decision of ["Tout accepter", "Nécessaires seulement", "Sauvegarder", "Tout refuser"] as const) {
  test(`the privacy page lists everything that a visit leaves, ${decision}`, async ({ page }) => {
    test.setTimeout(240_000)
    const { unlisted } = await walkAfter(page, theStack().siteUrl, decision, A_FEW)
    expect(unlisted).toEqual([])
  })
}

test("a cookie, a key or a site that nobody declared is found", async ({ page }) => {
  const tracker = "https://pisteur.example"
  await page.route(`${tracker}/**`, (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }))
  await page.route("/evenements", async (route) => {
    const response = await route.fetch()
    const { "content-security-policy": _, ...headers } = response.headers()
    const body = `${await response.text()}<img src="${tracker}/p.svg" alt=""><script>
      document.cookie = "pisteur=1"; localStorage.setItem("pisteur-local", 1); sessionStorage.setItem("pisteur-session", 1)
    </script>`
    await route.fulfill({ response, headers, body })
  })
  const { unlisted } = await walkAfter(page, theStack().siteUrl, undefined, ["/evenements"])
  expect(unlisted).toEqual(["pisteur", "pisteur-local", "pisteur-session", tracker])
})

test("every page that holds a form to send is one that is never measured", async ({ page, request }) => {
  const NEVER =
    /^\/(?:ressources\/sante-psychologique|services\/(?:bde|babillards)|formulaires|retroaction|a-propos\/(?:demande-entrevue|offres-emploi))(?:\/|$)/
  const holders: string[] = []
  for (const path of await listAddresses(page)) {
    const html = await (await request.get(path)).text()
    if (/<form[^>]*method="post"/i.test(html)) holders.push(path)
  }
  expect(holders.filter((path) => !NEVER.test(path))).toEqual([])
})

test("the footer, the banner's settings and the policy lead to each other", async ({ page }) => {
  await page.goto("/services")
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /confidentialité/i })).toHaveAttribute(
    "href",
    `${PRIVACY}#politique-de-confidentialite`,
  )
  await button(page, "Personnaliser").click()
  const policy = settings(page).getByRole("link", { name: "Politique de confidentialité" }).first()
  await expect(policy).toHaveAttribute("href", `${PRIVACY}#politique-de-confidentialite`)
  await page.goto(PRIVACY)
  await expect(page.locator("#politique-de-confidentialite")).toBeVisible()
})

test("each purpose says who receives it, for how long, and whether it leaves Québec", async ({ page }) => {
  await page.goto("/services")
  await button(page, "Personnaliser").click()
  const purposes = settings(page).locator("dl")
  await expect(purposes).toHaveCount(2)
  for (const purpose of await purposes.all())
    await expect(purpose.locator("dt")).toHaveText(["Qui le reçoit", "Durée", "Hors du Québec"])
  await expect(purposes.first()).toContainText("Non")
  await expect(purposes.last()).toContainText("Google")
})

test("a change of the policy is told at its head while it is recent", async ({ page }) => {
  await page.goto(PRIVACY)
  await expect(page.getByText("Cette politique a changé")).toBeVisible()
  await expect(page.locator('time[datetime="2026-11-08"]').first()).toBeVisible()
})
