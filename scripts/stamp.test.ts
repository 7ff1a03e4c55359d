import { mkdir, mkdtemp, rename, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { hashFiles, unlessStamped } from "./stamp.ts"

const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "stamp-"))
  await mkdir(join(folder, "app/nested"), { recursive: true })
  await writeFile(join(folder, "app/nested/a.ts"), "a")
  await writeFile(join(folder, "lock.json"), "{}")
  return folder
}

test("the same contents have the same hash, elsewhere too", async () => {
  const [one, two] = [await makeFolder(), await makeFolder()]
  expect(await hashFiles(one, ["app", "lock.json"])).toBe(await hashFiles(two, ["lock.json", "app"]))
})

test("a changed, added or renamed file changes the hash", async () => {
  const folder = await makeFolder()
  const seen = new Set([await hashFiles(folder, ["app"])])
  await writeFile(join(folder, "app/nested/a.ts"), "b")
  seen.add(await hashFiles(folder, ["app"]))
  await writeFile(join(folder, "app/c.ts"), "c")
  seen.add(await hashFiles(folder, ["app"]))
  await rename(join(folder, "app/c.ts"), join(folder, "app/d.ts"))
  seen.add(await hashFiles(folder, ["app"]))
  expect(seen.size).toBe(4)
})

test("a path that does not exist counts as empty", async () => {
  const folder = await makeFolder()
  expect(await hashFiles(folder, ["app", "absent"])).toBe(await hashFiles(folder, ["app"]))
})

test("stamped work is done once for an input, and again for another", async () => {
  const stamp = join(await makeFolder(), "stamps", "work")
  let done = 0
  const work = async () => void done++
  expect(await unlessStamped(stamp, "one", work)).toBe(true)
  expect(await unlessStamped(stamp, "one", work)).toBe(false)
  expect(await unlessStamped(stamp, "two", work)).toBe(true)
  expect(done).toBe(2)
})

test("work that fails leaves no stamp, not even that of earlier work", async () => {
  const stamp = join(await makeFolder(), "work")
  await unlessStamped(stamp, "zero", async () => undefined)
  await expect(unlessStamped(stamp, "one", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await unlessStamped(stamp, "zero", async () => undefined)).toBe(true)
})
