import { theStack } from "../stack/running.ts"
import { expect, test as base } from "../stack/test.ts"
import { editorOf } from "./editor.ts"
import { type NotifiedSite, startNotifiedSite } from "./notified-site.ts"

/** The item that these tests change. */
export const slug = `essai-de-publication-${process.pid}`

/** What these tests share. */
export type Edited = {
  site: NotifiedSite
  key: string
  /** Every page of the sitemap, and what each one shows that the tests' own changes do not touch. */
  addresses: string[]
  shown: Map<string, string>
}

/** Playwright's `test`, knowing a second site that is told of changes, whose content backend can fail. */
export const test = base.extend<object, { edited: Edited }>({
  edited: [
    async ({}, use) => {
      const stack = theStack()
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

export { expect }
