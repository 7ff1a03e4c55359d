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

test("whoever waits is told for whom, once, and which file to delete when there is nobody", async () => {
  const file = join(folder, "build.lock")
  await writeFile(file, String(process.pid))
  const said: string[] = []
  const done = oneAtATime(
    file,
    async () => "done",
    (line) => said.push(line),
  )
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(1)
  await sleep(500)
  await rm(file)
  expect(await done).toBe("done")
  expect(said).toEqual([expect.stringContaining(`processus ${process.pid}`)])
  expect(said[0]).toContain(file)
})
