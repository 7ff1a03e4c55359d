// En tant que personne qui édite le site, je veux voir mon texte sur le vrai site avant tout le monde,
// afin de le corriger, et que personne d’autre ne le voie.
import { setTimeout as sleep } from "node:timers/promises"
import { theStack } from "../stack/running.ts"
import { expect, test as base } from "../stack/test.ts"
import { type Drafts, mark, writeDrafts } from "./drafts.ts"

const test = base.extend<object, { drafts: Drafts }>({
  drafts: [
    async ({}, use) => {
      const drafts = await writeDrafts(theStack())
      await use(drafts)
      await drafts.remove()
    },
    { scope: "worker", timeout: 60_000 },
  ],
})

const QUARTER = 15 * 60_000
/** Previews to be made while everybody else reads. */
const ENOUGH = 16
const COLLECTIONS = ["pages", "news", "events", "job_offers"] as const

for (const collection of COLLECTIONS)
  test(`whoever may read a draft of ${collection} in the Studio sees it on the site, and the working copy of it`, async ({
    drafts,
    stack,
    page,
  }) => {
    const { id, path } = drafts[collection]
    const entry = await fetch(`${stack.siteUrl}/apercu/studio/${collection}/${id}?version=main`, { redirect: "manual" })
    expect(entry.status).toBe(302)
    expect(new URL(entry.headers.get("location") ?? "").pathname).toBe(`/preview-link/${collection}/${id}`)

    for (const [version, title] of [
      ["", `Brouillon ${mark}`] as const,
      ["?version=draft", `Version ${mark}`] as const,
    ]) {
      const link = (await drafts.askStudio(`${collection}/${id}${version}`, stack.adminToken)).headers.get("location")
      const answer = await page.goto(link ?? "")
      expect(new URL(page.url()).pathname).toBe(path)
      expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" })
      expect(answer?.headers()["set-cookie"]).toBeUndefined()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
      await expect(page.getByRole("complementary", { name: "Aperçu" })).toBeVisible()
    }
    expect((await fetch(stack.siteUrl + path)).status).toBe(404)
  })

test("a preview keeps nothing in the browser, and asks nothing of anybody else", async ({ drafts, stack, page }) => {
  const asked = new Set<string>()
  page.on("request", (request) => asked.add(new URL(request.url()).origin))
  const problems: string[] = []
  page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())))
  const { collection, id, path } = drafts.pages
  const link = drafts.signLink({ collection, id, until: Date.now() + QUARTER })
  await page.goto(`${path}?apercu=${link}`)
  await page.waitForLoadState("networkidle")
  expect([...asked]).toEqual([stack.siteUrl])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(problems).toEqual([])
})

test("links that are forged, expired, of nobody's or of nothing are not found, and say nothing", async ({
  drafts,
  stack,
}) => {
  const { collection, id, path } = drafts.news
  const until = Date.now() + QUARTER
  const open = drafts.signLink({ collection, id, until })
  const another = drafts.signLink({ collection, id: id + 1, until })
  const links = {
    empty: "",
    "without a signature": open.replace(/\..*/, "."),
    "of another record's signature": open.replace(/\..*/, another.replace(/^[^.]*/, "")),
    "signed by somebody else": drafts.signLink({ collection, id, until }, "the secret of somebody else"),
    expired: drafts.signLink({ collection, id, until: Date.now() - 1 }),
    "of another collection": drafts.signLink({ collection: "settings", id: 1, until }),
    "of no record": drafts.signLink({ collection, id: 999_999, until }),
    "that is no link": "%00%ff…",
  }
  for (const [what, link] of Object.entries(links)) {
    for (const address of [`${path}?apercu=${link}`, `/apercu?apercu=${link}`, `${path}/affiche?apercu=${link}`]) {
      const answer = await fetch(stack.siteUrl + address, { redirect: "manual" })
      expect(answer.status, `a link ${what}, ${address}`).toBe(404)
      expect((await answer.text()).replaceAll(address, "").replaceAll(path, "")).not.toContain(mark)
    }
  }
  const posted = await fetch(`${stack.siteUrl}${path}?apercu=${open}`, {
    method: "POST",
    headers: { origin: stack.siteUrl },
  })
  expect(posted.status).toBe(404)
  expect(await posted.text()).not.toContain("Texte")
})

test("Directus gives no link to whoever is not signed in to the Studio, or asks for what is not there", async ({
  drafts,
  stack,
}) => {
  const { id } = drafts.news
  const asked = [
    drafts.askStudio(`news/${id}`, undefined),
    drafts.askStudio(`news/${id}`, "a token of nobody"),
    drafts.askStudio(`news/${id}`, stack.siteToken),
    drafts.askStudio("news/999999", stack.adminToken),
    drafts.askStudio("settings/1", stack.adminToken),
    drafts.askStudio("news/1%20or%201", stack.adminToken),
    drafts.askStudio(`news/${id}?version=../x`, stack.adminToken),
  ]
  const answers = await Promise.all(asked)
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(asked.map(() => null))
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 404))
})

test("only the Studio may frame a preview, and no page lets itself be framed", async ({ drafts, stack }) => {
  const { collection, id, path } = drafts.events
  const link = drafts.signLink({ collection, id, until: Date.now() + QUARTER })
  const framedBy = async (address: string) => {
    const { headers } = await fetch(stack.siteUrl + address)
    return /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1]
  }
  expect(await framedBy(`${path}?apercu=${link}`)).toMatch(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/)
  expect(await framedBy(`${path}?apercu=forged`)).toBe("'none'")
  expect(await framedBy("/evenements")).toBe("'none'")
})

test("editors who browse while everything is published anew make no draft public", async ({ drafts, stack }) => {
  test.setTimeout(90_000)
  const until = Date.now() + QUARTER
  const sites = COLLECTIONS.map((collection) => drafts[collection])
  const previews = sites.flatMap(({ collection, id, path }) => {
    const link = drafts.signLink({ collection, id, version: "draft", until })
    return [path, path, "/plan-du-site"].map((page) => `${page}?apercu=${link}`)
  })
  const lists = ["/", "/actualites", "/evenements", "/a-propos/offres-emploi", "/plan-du-site", "/sitemap.xml"]
  const feeds = ["/actualites/flux.xml", "/a-propos/offres-emploi/flux.json", "/recherche/index.json", "/_payload.json"]
  const seen = { drafts: 0, leaks: new Set<string>() }
  const deadline = performance.now() + 40_000
  const isOver = () => seen.drafts >= ENOUGH || performance.now() > deadline
  const cookie = "directus_token=a.b.c; directus_refresh_token=r; directus_token_expired_at=9999999999999"
  const read = async (address: string) => (await fetch(stack.siteUrl + address, { headers: { cookie } })).text()
  const browse = async () => {
    for (let at = Math.floor(Math.random() * previews.length); !isOver(); at += 1)
      if ((await read(previews[at % previews.length] ?? "")).includes(mark)) seen.drafts += 1
  }
  const visit = async () => {
    for (let at = 0; !isOver(); at += 1) {
      const address =
        [...lists, ...feeds, ...sites.map(({ path }) => path)][at % (lists.length + feeds.length + 4)] ?? ""
      if ((await read(address)).replaceAll(address, "").includes(mark)) seen.leaks.add(address)
    }
  }
  const edit = async () => {
    for (let count = 0; !isOver(); count += 1) {
      for (const { collection, id } of sites)
        await drafts.send("PATCH", `/items/${collection}/${id}`, { summary: `Résumé ${mark} ${count}` })
      await sleep(100)
    }
  }
  await Promise.all([browse(), browse(), browse(), visit(), visit(), edit()])
  expect(seen.drafts).toBeGreaterThanOrEqual(ENOUGH)
  expect([...seen.leaks]).toEqual([])
  for (const { path } of sites) expect((await fetch(stack.siteUrl + path)).status).toBe(404)
})
