// En tant que personne qui exploite le site, je veux une sauvegarde sans arrêter le site, afin d’en faire chaque nuit.
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "../stack/test.ts"
import { keepOriginal } from "./kept-original.ts"

// Before other tests write in the stack: restore.spec.ts compares with what is kept here, while they do.
test("a backup is made while everything runs, for its owner alone", async ({ stack }) => {
  test.setTimeout(600_000)
  const { backup, said, code, photograph } = await keepOriginal(stack)
  expect(said).toContain("Sauvegarde faite")
  expect(code).toBe(0)
  expect((await stat(backup)).mode & 0o077, "readable by its owner alone").toBe(0)
  expect(await readdir(backup)).toEqual(
    expect.arrayContaining(["directus.db", "manifest.json", "outbox", "secrets.json", "uploads"]),
  )
  expect(await readdir(join(backup, "outbox"))).toEqual(["outbox.db", "outbox.key"])
  expect(photograph.pages.length).toBeGreaterThan(100)
})
