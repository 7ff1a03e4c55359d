// En tant que visiteuse ou visiteur, je veux lire le site quoi qu’il arrive au logiciel d’édition, et y lire ce que
// les personnes qui l’éditent viennent de décider, afin de m’y fier un jour d’élections.
import { editorOf } from "./editor.ts"
import { expect, slug, test } from "./edited-site.ts"
import { withstand } from "./withstand.ts"

test.describe.configure({ mode: "serial" })

// An empty backend has no settings either: it is a failure, as the others are.
for (const fault of ["killed", "locked", "garbage", "empty"] as const)
  test(`with a content backend that is ${fault} every page stays as it was; then a change is published without a restart`, async ({
    edited,
    stack,
  }) => {
    test.setTimeout(150_000)
    await withstand(fault, edited, stack)
  })

test("after a crash, without a content backend, every page is served at once", async ({
  edited: { site, addresses, shown },
}) => {
  await site.backend.fail("killed")
  await site.kill()
  await site.start()
  expect([...(await site.photograph(addresses))]).toEqual(expect.arrayContaining([...shown]))
  await site.backend.fail("none")
  await expect.poll(async () => (await site.health()).backendReachable, { timeout: 60_000 }).toBe(true)
})

test("a notice that is not genuine is refused", async ({ edited: { site } }) => {
  const body = JSON.stringify({ changes: [{ collection: "news", keys: [] }] })
  const headers = { "x-notify-timestamp": String(Date.now()), "x-notify-signature": `sha256=${"0".repeat(64)}` }
  expect((await site.get("/_notify", { method: "POST", body, headers })).status).toBe(401)
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
