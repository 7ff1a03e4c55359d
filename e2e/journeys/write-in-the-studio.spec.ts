// En tant que personne responsable des communications, je veux voir mon texte sur le vrai site avant de le publier, en
// prévoir un autre et annuler un événement, en français, afin de n’avoir besoin de personne.
import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { secretsFile, type Secrets } from "#scripts/secrets.ts"
import { Studio } from "../studio/studio.ts"
import { expect, test } from "../stack/test.ts"

const slug = `essai-du-studio-${process.pid}`

const preview = (page: Page) => page.frameLocator('iframe[src*="/apercu/studio/"]')

test("an editor edits a draft, sees it in the preview, publishes it, schedules another and cancels an event", async ({
  browser,
  page,
  stack,
}) => {
  test.setTimeout(420_000)
  const secrets: Secrets = JSON.parse(await readFile(secretsFile(stack.dataDir), "utf8"))
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(stack.cmsUrl + path, {
      method,
      headers: { authorization: `Bearer ${stack.adminToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.status === 204 ? undefined : (await answer.json()).data
  }
  const draft = {
    status: "draft",
    date: "2019-02-03",
    theme: "services",
    summary: "Un résumé.",
    body: "<p>Un texte.</p>",
  }
  const news = await send("POST", "/items/news", { ...draft, slug, title: "Un brouillon" })
  const another = await send("POST", "/items/news", { ...draft, slug: `${slug}-plus-tard`, title: "Plus tard" })
  const filter = "filter[starts_at][_gt]=2026-11-25&filter[state][_eq]=scheduled&filter[status][_eq]=published"
  const [event] = await send("GET", `/items/events?${filter}&sort=starts_at&limit=1&fields=id,slug`)
  // The Studio keeps a working copy by itself, a moment after the last key: what it holds is what will be applied.
  const workingCopyHolds = (
    collection: string,
    item: string | number,
    fields: Record<string, unknown>,
    timeout = 60_000,
  ) =>
    expect
      .poll(
        async () => {
          const its = `filter[collection][_eq]=${collection}&filter[item][_eq]=${item}`
          return (await send("GET", `/versions?${its}&fields=delta`))[0]?.delta ?? {}
        },
        { timeout },
      )
      .toMatchObject(fields)
  const statusOf = async (path: string) => (await page.goto(path))?.status()

  // The Studio's session belongs to the name that its pages and the previews know it by.
  const studio = await Studio.visit(browser, stack.cmsUrl.replace("127.0.0.1", "localhost"))
  try {
    await studio.signIn(secrets.adminEmail, secrets.adminPassword ?? "")

    await studio.open(`/content/news/${news.id}`)
    await studio.fill("title", "Un titre corrigé")
    await workingCopyHolds("news", news.id, { title: "Un titre corrigé" })
    await studio.page.locator("header button:has([data-icon=visibility])").click()
    await expect(preview(studio.page).getByRole("heading", { level: 1 })).toHaveText("Un titre corrigé")
    await expect(preview(studio.page).getByRole("complementary", { name: "Aperçu" })).toContainText("copie de travail")
    expect(await statusOf(`/actualites/${slug}`)).toBe(404)

    // Clicking what the page shows opens its fields.
    await preview(studio.page).getByRole("heading", { level: 1 }).hover()
    await preview(studio.page).locator(".directus-visual-editing-edit-button").first().click({ force: true })
    const drawer = studio.page.locator(".v-drawer, .container.right").last()
    await expect(drawer.locator('[data-field="title"] input')).toHaveValue("Un titre corrigé")
    await studio.page.keyboard.press("Escape")
    await expect(drawer.locator('[data-field="title"]')).toHaveCount(0)

    await studio.choose("status", "Publié")
    await workingCopyHolds("news", news.id, { title: "Un titre corrigé", status: "published" })
    await studio.apply()
    expect(await send("GET", `/items/news/${news.id}?fields=status,title`)).toEqual({
      status: "published",
      title: "Un titre corrigé",
    })
    await expect.poll(() => statusOf(`/actualites/${slug}`), { timeout: 60_000 }).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un titre corrigé")
    await expect(page.getByRole("complementary", { name: "Aperçu" })).toHaveCount(0)

    await studio.open(`/content/news/${another.id}`)
    await studio.choose("status", "Publié")
    await workingCopyHolds("news", another.id, { status: "published" })
    const parts = studio.field("publish_on").getByRole("spinbutton")
    const scheduled = { status: "published", publish_on: expect.stringMatching(/^2030-12-15T19:30:00/) }
    // The Studio may lose a key that is pressed while it keeps its copy: one types it again.
    await expect(async () => {
      for (const [at, digits] of ["2030", "12", "15", "14", "30"].entries()) {
        await parts.nth(at).focus()
        await studio.page.keyboard.type(digits)
      }
      await workingCopyHolds("news", another.id, scheduled, 15_000)
    }).toPass({ timeout: 120_000 })
    await studio.apply()
    expect(await send("GET", `/items/news/${another.id}?fields=status,publish_on`)).toEqual(scheduled)
    expect(await statusOf(`/actualites/${slug}-plus-tard`)).toBe(404)

    await studio.open(`/content/events/${event.id}`)
    // With the page beside it, the form has no room for the field.
    await studio.page.locator("header button:has([data-icon=visibility])").click()
    await expect(studio.page.locator("iframe")).toHaveCount(0)
    await studio.choose("state", "Annulé")
    await workingCopyHolds("events", event.id, { state: "cancelled" })
    await studio.apply()
    await expect
      .poll(async () => (await statusOf(`/evenements/${event.slug}`)) === 200 && page.getByRole("main").innerText(), {
        timeout: 60_000,
      })
      .toMatch(/annulé/i)
  } finally {
    await studio.close()
    await send("PATCH", `/items/events/${event.id}`, { state: "scheduled" })
    for (const { id } of [news, another]) await send("DELETE", `/items/news/${id}`)
  }
})
