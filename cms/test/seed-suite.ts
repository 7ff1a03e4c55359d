import { expect, test } from "vitest"
import { z } from "zod"
import { applyAll } from "#cms/scripts/apply-all.ts"
import { readModel } from "#cms/scripts/schema/read-model.ts"
import { applySeed } from "#cms/scripts/seed/apply-seed.ts"
import { readSeed } from "#cms/scripts/seed/read-seed.ts"
import type { Instance } from "./throwaway-directus.ts"

const Ids = z.array(z.object({ id: z.number() }))

/** The seed, on an instance to which everything was applied with SEED_DATE 2026-12-01. */
export function seedSuite(instance: () => Instance): void {
  test("every record of the seed is there, and nothing else", async () => {
    const records = readSeed(readModel())
    const Count = z.array(z.object({ count: z.coerce.number() }))
    for (const [collection, group] of Map.groupBy(records, (record) => record.collection)) {
      if (collection === "settings") continue
      const counted = await instance().directus.read(`/items/${collection}?aggregate[count]=*`, Count)
      expect(`${collection} ${counted[0]?.count}`).toBe(`${collection} ${group.length}`)
    }
  })

  test("a block knows its page, its place and its files", async () => {
    const shape = z.array(z.object({ key: z.string(), sort: z.number(), page: z.object({ path: z.string() }) }))
    const blocks = await instance().directus.read("/items/blocks?fields=key,sort,page.path&limit=20", shape)
    expect(blocks.length).toBeGreaterThan(0)
    for (const { key, page } of blocks) expect(key.startsWith(`${page.path}#`)).toBe(true)
    const File = z.object({ type: z.string(), alt: z.string(), width: z.number() })
    const withImage = "/items/pages?filter[image][_nnull]=true&fields=image.type,image.alt,image.width&limit=1"
    const pages = await instance().directus.read(withImage, z.array(z.object({ image: File })))
    expect(pages[0]?.image).toMatchObject({ type: "image/jpeg", width: 1800 })
  })

  test("relative dates count from the seed date", async () => {
    const shape = z.array(z.object({ starts_at: z.string(), ends_at: z.string() }))
    const path = "/items/announcements?filter[key][_eq]=assurances-fin-de-periode&fields=starts_at,ends_at"
    const [announcement] = await instance().directus.read(path, shape)
    expect(announcement).toEqual({ starts_at: "2026-11-28T08:00:00", ends_at: "2026-12-13T23:59:00" })
  })

  test("applying everything again writes nothing", async () => {
    const { directus, url, siteToken } = instance()
    const before = directus.writes()
    await applyAll({ directus, url, siteToken, siteUrl: "http://localhost:3000", seedDate: "2027-01-15" })
    expect(directus.writes() - before).toBe(0)
  })

  test("an editor's change is kept, and what an editor deleted does not come back", async () => {
    const { directus } = instance()
    const [changed, deleted] = await directus.read("/items/events?fields=id&sort=id&limit=2", Ids)
    await directus.write("PATCH", `/items/events/${changed?.id}`, { title: "Changé par la rédaction" })
    await directus.write("DELETE", `/items/events/${deleted?.id}`)
    const created = await applySeed(directus, readModel(), { day: "2026-12-01" })
    expect([...created.values()].every((count) => count === 0)).toBe(true)
    const title = await directus.read(`/items/events/${changed?.id}`, z.object({ title: z.string() }))
    expect(title.title).toBe("Changé par la rédaction")
    expect(await directus.read(`/items/events?filter[id][_eq]=${deleted?.id}`, Ids)).toEqual([])
  })

  test("records that a stopped run had created are taken for seeded, not created twice", async () => {
    const { directus } = instance()
    await directus.write("PATCH", "/settings", { seed_ledger: null })
    const created = await applySeed(directus, readModel(), { day: "2026-12-01" })
    expect(created.get("staff")).toBe(0)
    // The event deleted above: without its ledger, the instance cannot know.
    expect(created.get("events")).toBe(1)
  })
}
