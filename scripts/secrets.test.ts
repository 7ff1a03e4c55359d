import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ensureSecrets, secretsFile } from "./secrets.ts"

const newFolder = async () => join(await mkdtemp(join(tmpdir(), "secrets-")), "data")
const admin = { email: "admin@example.com", password: undefined }

test("secrets are made once and stay, whatever is given later", async () => {
  const folder = await newFolder()
  const first = await ensureSecrets(folder, admin)
  const second = await ensureSecrets(folder, { email: "other@example.com", password: "another1" })
  expect(first.isNew).toBe(true)
  expect(second).toEqual({ secrets: first.secrets, isNew: false })
})

test("no two installations have a secret in common", async () => {
  const [one, two] = await Promise.all(
    [newFolder(), newFolder()].map(async (folder) => (await ensureSecrets(await folder, admin)).secrets),
  )
  const values = [one, two]
    .flatMap((secrets) => Object.values({ ...secrets, adminEmail: "" }))
    .flatMap((value) => value || [])
  expect(new Set(values).size).toBe(values.length)
  expect(values.every((value) => value.length >= 16)).toBe(true)
})

test("a password that was given is not written down", async () => {
  const folder = await newFolder()
  await ensureSecrets(folder, { email: "admin@example.com", password: "given-password" })
  expect(await readFile(secretsFile(folder), "utf8")).not.toContain("given-password")
})

test("only its owner reads the file", async () => {
  const folder = await newFolder()
  await ensureSecrets(folder, admin)
  expect((await stat(secretsFile(folder))).mode & 0o777).toBe(0o600)
})

test("a damaged file is refused, never replaced", async () => {
  const folder = await newFolder()
  await ensureSecrets(folder, admin)
  await writeFile(secretsFile(folder), "{")
  await expect(ensureSecrets(folder, admin)).rejects.toThrow("abîmé")
  expect(await readFile(secretsFile(folder), "utf8")).toBe("{")
})
