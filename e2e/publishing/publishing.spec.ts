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

for (const fault of ["killed", "locked", "garbage"] as const)
  test(`with a content backend that is ${fault} every page stays as it was; then a change is published without a restart`, async ({
    edited: { site, addresses, shown, key },
    stack,
  }) => {
    test.setTimeout(90_000)
    expect(shown.size).toBeGreaterThan(60)
    await site.backend.fail(fault)
    await site.notify(...everything)
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
