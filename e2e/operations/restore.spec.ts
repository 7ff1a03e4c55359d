// En tant que personne qui exploite le site, je veux qu’une sauvegarde redonne le site entier sur une autre machine,
// afin qu’un disque qui meurt ne soit qu’un mauvais après-midi.
import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test as base, expect } from "../stack/test.ts"
import { untilPublished } from "../stack/published.ts"
import { countRecords, keepOriginal } from "./kept-original.ts"
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

test("a backup made while everything runs gives back the same site, on SQLite", async ({ stack, folder }) => {
  test.setTimeout(900_000)
  const original = await keepOriginal(stack)
  const target: Installation = { dataDir: join(folder, "data"), siteUrl: stack.siteUrl }
  expect(await runOperation("restore", original.backup, target)).toMatchObject({ code: 0 })
  const stamp = (dataDir: string) => readFile(join(dataDir, "stamps", "content"), "utf8")
  expect(await stamp(target.dataDir), "the model is not applied again").toBe(await stamp(stack.dataDir))
  const restored = await startRestored(target, original.clock)
  try {
    await untilPublished(restored.url, "every page")
    await expectSameSite(original.photograph, restored.url)
    expect(await countRecords(restored.cmsUrl, stack.adminToken)).toEqual(original.records)
  } finally {
    await restored.stop()
  }
})

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
