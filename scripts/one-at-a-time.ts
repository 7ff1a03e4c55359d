import { mkdir, open, readFile, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const LOOK_AGAIN = 200

/**
 * Runs the work while no other command runs work under the same lock file. A lock whose owner died is taken over: the
 * file says the owner's process id.
 */
export async function oneAtATime<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true })
  while (!(await take(file))) {
    if (await isAbandoned(file)) await rm(file, { force: true })
    else await sleep(LOOK_AGAIN)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const lock = await open(file, "wx")
    await lock.writeFile(String(process.pid))
    await lock.close()
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
    throw error
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const owner = Number(await readFile(file, "utf8").catch(() => ""))
  // Empty: taken this instant, or released meanwhile.
  return owner > 0 && !isRunning(owner)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
