// En tant que personne qui exploite le site, je veux qu’une sauvegarde redonne le site entier sur une autre machine,
// afin qu’un disque qui meurt ne soit qu’un mauvais après-midi.
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test as base, expect } from "../stack/test.ts"
import { untilPublished } from "../stack/published.ts"
import type { StackAddress } from "../stack/stack.ts"
import { expectSameSite } from "./photograph.ts"
import { runOperation, startRestored, temporaryFolder, type Installation } from "./restored-site.ts"

const test = base.extend<{ folder: string }>({
  folder: [
    async ({}, use) => {
      const { folder, remove } = await temporaryFolder()
      await use(folder)
      await remove()
    },
    { scope: "test" },
  ],
})

/** What an administrator reads of a Directus: the number of records that matter here. */
async function countRecords(cmsUrl: string, adminToken: string) {
  const collections = [
    "items/pages",
    "items/news",
    "items/events",
    "items/form_submissions",
    "files",
    "users",
    "revisions",
  ]
  const counts = collections.map(async (collection) => {
    const answer = await fetch(`${cmsUrl}/${collection}?aggregate[count]=*`, {
      headers: { authorization: `Bearer ${adminToken}` },
    })
    return [collection, JSON.parse(await answer.text()).data[0].count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** Backs up the stack, which goes on running, and restores it into an empty installation. */
async function restoreElsewhere(stack: StackAddress, folder: string): Promise<Installation> {
  const backup = join(folder, "sauvegarde")
  const made = await runOperation("backup", backup, stack)
  expect(made.said).toContain("Sauvegarde faite")
  expect(made.code).toBe(0)
  expect((await stat(backup)).mode & 0o077, "readable by its owner alone").toBe(0)
  expect(await readdir(backup)).toEqual(
    expect.arrayContaining(["directus.db", "manifest.json", "outbox", "secrets.json", "uploads"]),
  )
  expect(await readdir(join(backup, "outbox"))).toEqual(["outbox.db", "outbox.key"])
  const target: Installation = { dataDir: join(folder, "data"), siteUrl: stack.siteUrl }
  expect(await runOperation("restore", backup, target)).toMatchObject({ code: 0 })
  const stamp = (dataDir: string) => readFile(join(dataDir, "stamps", "content"), "utf8")
  expect(await stamp(target.dataDir), "the model is not applied again").toBe(await stamp(stack.dataDir))
  return target
}

test(
  "a backup made while everything runs gives back the same site, on SQLite",
  { tag: "@long" },
  async ({ stack, folder }) => {
    test.setTimeout(900_000)
    const restored = await startRestored(await restoreElsewhere(stack, folder), stack.siteUrl)
    try {
      await untilPublished(restored.url, "every page")
      await expectSameSite(stack.siteUrl, restored.url)
      expect(await countRecords(restored.cmsUrl, stack.adminToken)).toEqual(
        await countRecords(stack.cmsUrl, stack.adminToken),
      )
    } finally {
      await restored.stop()
    }
  },
)

test("nothing that exists is replaced, and a damaged backup is refused whole", async ({ stack, folder }) => {
  const backup = join(folder, "sauvegarde")
  expect((await runOperation("backup", backup, stack)).code).toBe(0)
  expect((await runOperation("backup", backup, stack)).said).toContain("existe déjà")

  const used = join(folder, "utilise")
  await mkdir(used)
  await writeFile(join(used, "directus.db"), "")
  const refused = await runOperation("restore", backup, { dataDir: used })
  expect(refused.code).toBe(1)
  expect(refused.said).toContain("n’est pas vide")

  const key = join(backup, "outbox", "outbox.key")
  await chmod(key, 0o600)
  await writeFile(key, "autre chose")
  const empty = join(folder, "vide")
  const damaged = await runOperation("restore", backup, { dataDir: empty })
  expect(damaged.said).toContain("abîmée")
  expect(damaged.said).toContain("outbox/outbox.key")
  await rm(join(backup, "manifest.json"))
  expect((await runOperation("restore", backup, { dataDir: empty })).said).toContain("n’a pas été terminée")
  expect(await readdir(empty).catch(() => [])).toEqual([])
})
