import { spawnSync } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, beforeEach, expect, test } from "vitest"
import { oneAtATime } from "./one-at-a-time.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "one-at-a-time-"))
})
afterEach(() => rm(folder, { recursive: true }))

test("work under the same lock never overlaps, and goes on after work that failed", async () => {
  const file = join(folder, "deep", "build.lock")
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await sleep(30)
    running--
  }
  const failing = oneAtATime(file, async () => {
    await work()
    throw new Error("broken")
  })
  const others = [oneAtATime(file, work), oneAtATime(file, work)]
  await expect(failing).rejects.toThrow("broken")
  await Promise.all(others)
  expect(most).toBe(1)
})

test("the lock of a command that died is taken over", async () => {
  const file = join(folder, "build.lock")
  const { pid } = spawnSync(process.execPath, ["--version"])
  await writeFile(file, String(pid))
  expect(await oneAtATime(file, async () => "done")).toBe("done")
})
