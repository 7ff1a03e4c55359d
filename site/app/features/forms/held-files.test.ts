import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { env } from "#app/env.server.ts"
import { holdFiles, takeHeldFiles } from "./held-files.server.ts"

const bytes = new TextEncoder().encode("le contenu d’un CV")
const cv = { name: "Mon CV.pdf", type: "application/pdf", extension: ".pdf", bytes }
const folder = join(env.DATA_DIR, "held-files")
const placesOf = (token: string) => readdirSync(folder).filter((name) => name.startsWith(token))

test("a file comes back to the showing of the form that sent it, under its own name", async () => {
  const token = randomUUID()
  const [held] = await holdFiles(token, [cv])
  const [taken] = await takeHeldFiles(token, [held?.id ?? ""])
  expect([taken?.id, taken?.file.name, await taken?.file.text()]).toEqual([
    held?.id,
    "Mon CV.pdf",
    "le contenu d’un CV",
  ])
})

test("nobody else gets it, and no id leads elsewhere", async () => {
  const [held] = await holdFiles(randomUUID(), [cv])
  expect(await takeHeldFiles(randomUUID(), [held?.id ?? "", "../../form.key", "", "0".repeat(32)])).toEqual([])
})

test("on the disk it cannot be read", async () => {
  const token = randomUUID()
  await holdFiles(token, [cv])
  for (const place of placesOf(token)) expect(readFileSync(join(folder, place)).includes("contenu")).toBe(false)
})

test("nothing waits longer than an hour", async () => {
  const token = randomUUID()
  await holdFiles(token, [cv])
  const before = new Date(Date.now() - 61 * 60_000)
  for (const place of placesOf(token)) utimesSync(join(folder, place), before, before)
  await holdFiles(randomUUID(), [cv])
  expect(placesOf(token)).toEqual([])
})

test("however many files robots leave waiting, the next person's is kept", async () => {
  await holdFiles(
    randomUUID(),
    Array.from({ length: 300 }, () => cv),
  )
  const token = randomUUID()
  const [held] = await holdFiles(token, [cv])
  expect(await takeHeldFiles(token, [held?.id ?? ""])).toHaveLength(1)
  expect(readdirSync(folder).length).toBe(300)
})
