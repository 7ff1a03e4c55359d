// En tant que visiteuse ou visiteur, je veux lire le site quoi qu’il arrive au logiciel d’édition, et y lire ce que
// les personnes qui l’éditent viennent de décider, afin de m’y fier un jour d’élections.
import { expect, test as base } from "../stack/test.ts"
import { editorOf } from "./editor.ts"
import { type NotifiedSite, startNotifiedSite } from "./notified-site.ts"

const slug = `essai-de-publication-${process.pid}`

type Edited = {
  site: NotifiedSite
  key: string
  /** Every page of the sitemap, and what each one shows that the tests' own changes do not touch. */
  addresses: string[]
  shown: Map<string, string>
}

const test = base.extend<object, { edited: Edited }>({
  edited: [
    async ({ stack }, use) => {
      const editor = editorOf(stack)
      const key = await editor.writeNews(slug)
      const site = await startNotifiedSite(stack)
      await expect.poll(async () => (await site.health()).waiting, { timeout: 240_000, intervals: [500] }).toBe(0)
      await expect.poll(async () => (await site.get(`/actualites/${slug}`)).status, { timeout: 30_000 }).toBe(200)
      const { text } = await site.get("/sitemap.xml")
      const listed = [...text.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/")
      const addresses = listed.map((path) => path.replaceAll("&amp;", "&"))
      const untouched = addresses.filter((address) => !/^\/$|^\/(actualites|plan-du-site)/.test(address))
      await use({ site, key, addresses, shown: await site.photograph(untouched) })
      await site.stop()
      await editor.deleteNews(key)
    },
    { scope: "worker", timeout: 300_000 },
  ],
})

test.describe.configure({ mode: "serial" })

const everything = ["pages", "blocks", "news", "events", "settings", "staff", "documents"].map((collection) => ({
  collection,
  keys: [],
}))

for (const fault of ["killed", "locked", "garbage", "empty", "slow"] as const)
  test(`with a content backend that is ${fault} every page stays as it was; then a change is published without a restart`, async ({
    edited: { site, addresses, shown, key },
    stack,
  }) => {
    test.setTimeout(90_000)
    expect(shown.size).toBeGreaterThan(60)
    await site.backend.fail(fault)
    await site.notify(...everything)
    // An empty backend has no settings either: it is a failure, as the others are.
    await expect.poll(async () => (await site.health()).backendReachable, { timeout: 30_000 }).toBe(false)
    expect([...(await site.photograph(addresses))]).toEqual(expect.arrayContaining([...shown]))

    const title = `Après la panne ${fault}`
    await editorOf(stack).changeNews(key, { title })
    await site.backend.fail("none")
    await site.notify({ collection: "news", keys: [key] })
    await expect
      .poll(async () => (await site.get(`/actualites/${slug}`)).text, { timeout: 30_000, intervals: [100] })
      .toContain(title)
  })

test("after a crash, without a content backend, every page is served at once", async ({
  edited: { site, addresses, shown },
}) => {
  test.setTimeout(60_000)
  await site.backend.fail("killed")
  await site.kill()
  await site.start()
  expect([...(await site.photograph(addresses))]).toEqual(expect.arrayContaining([...shown]))
  await site.backend.fail("none")
  await expect.poll(async () => (await site.health()).backendReachable, { timeout: 20_000 }).toBe(true)
})

test("a notice that is not genuine is refused", async ({ edited: { site } }) => {
  const body = JSON.stringify({ changes: [{ collection: "news", keys: [] }] })
  const headers = { "x-notify-timestamp": String(Date.now()), "x-notify-signature": `sha256=${"0".repeat(64)}` }
  expect((await site.get("/_notify", { method: "POST", body, headers })).status).toBe(401)
})

test("a scheduled item appears and goes at its moments, and a draft stays unseen", async ({
  edited: { site },
  stack,
}) => {
  test.setTimeout(60_000)
  const editor = editorOf(stack)
  const address = "/actualites/essai-a-son-heure"
  const status = async () => (await site.get(address)).status
  const from = Date.now()
  const moments = {
    publish_on: new Date(from + 4_000).toISOString(),
    publish_until: new Date(from + 9_000).toISOString(),
  }
  const key = await editor.writeNews("essai-a-son-heure", { ...moments, status: "draft" })
  try {
    await site.notify({ collection: "news", keys: [key] })
    expect(await status()).toBe(404)
    await editor.changeNews(key, { status: "published" })
    await site.notify({ collection: "news", keys: [key] })
    expect(await status()).toBe(404)
    await expect.poll(status, { timeout: 15_000, intervals: [100] }).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(from + 4_000)
    await expect.poll(status, { timeout: 20_000, intervals: [100] }).toBe(404)
    expect(Date.now()).toBeGreaterThanOrEqual(from + 9_000)
  } finally {
    await editor.deleteNews(key)
  }
})

test("the sitemap dates a page by its own last change, not by a change around it", async ({
  edited: { site, key },
  stack,
}) => {
  const datesOf = async () => {
    const { text } = await site.get("/sitemap.xml")
    return new Map(
      [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, address, date]) => [address, date]),
    )
  }
  const before = await datesOf()
  const start = Date.now()
  await editorOf(stack).changeNews(key, { title: "Une date juste" })
  await site.notify({ collection: "news", keys: [key] })
  const own = `https://site.example/actualites/${slug}`
  await expect.poll(async () => Date.parse((await datesOf()).get(own) ?? "")).toBeGreaterThanOrEqual(start)
  const after = await datesOf()
  for (const address of ["/services", "/a-propos", "/implication/elections"].map(
    (path) => `https://site.example${path}`,
  ))
    expect(after.get(address), address).toBe(before.get(address))
})

test("while an item is changed over and over, every reading is whole and none fails", async ({
  edited: { site, key },
  stack,
}) => {
  test.setTimeout(60_000)
  const editor = editorOf(stack)
  let isOver = false
  const seen = new Set<string>()
  const read = async () => {
    while (!isOver) {
      const { status, text } = await site.get(`/actualites/${slug}`)
      expect(status).toBe(200)
      expect(text.trimEnd().endsWith("</html>")).toBe(true)
      seen.add(/<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? "")
    }
  }
  const readers = [read(), read()]
  for (let version = 1; version <= 10; version++) {
    await editor.changeNews(key, { title: `Version ${version}` })
    await site.notify({ collection: "news", keys: [key] })
    await expect
      .poll(async () => (await site.get(`/actualites/${slug}`)).text, { intervals: [10] })
      .toContain(`Version ${version}`)
  }
  isOver = true
  await Promise.all(readers)
  expect([...seen].filter((title) => /^Version \d+$/.test(title)).length).toBeGreaterThanOrEqual(9)
})
