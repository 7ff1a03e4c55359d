import { execFile } from "node:child_process"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { sampleSubmission } from "../../site/server/outbox/sample-submission.ts"
import type { Scene } from "./campaign.ts"

const run = promisify(execFile)

export type SmallDisk = { folder: string; unmount: () => Promise<void> }

/** A folder on a disk of forty-eight megabytes, half of which the outbox keeps in reserve, mounted at `place`. Undefined where that is not allowed (it takes root). */
export async function mountSmallDisk(place: string): Promise<SmallDisk | undefined> {
  try {
    await run("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", place])
  } catch {
    return undefined
  }
  return { folder: join(place, "site"), unmount: async () => void (await run("umount", ["-l", place])) }
}

/**
 * Fills the disk while submissions are sent, until one is refused; then makes room again.
 * @throws Error when nothing was refused: the disk was not full
 */
export const fillDisk =
  ({ folder }: SmallDisk) =>
  async ({ send }: Scene) => {
    await sleep(1_000)
    const ballast = join(folder, "ballast")
    await writeFile(ballast, Buffer.alloc(32 * 1024 * 1024)).catch(() => undefined)
    const large = "a".repeat(100_000)
    for (let tries = 0; ; tries++) {
      // Never repeated: a visitor who gives up. What gets no receipt must leave nothing behind either.
      if (!(await send(sampleSubmission({ values: { question: large } })))) break
      if (tries > 200) throw new Error("the disk did not fill up")
    }
    await sleep(2_000)
    await rm(ballast)
  }
