import { mkdir, open, readFile, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const LOOK_AGAIN = 200

/**
 * Runs the work while no other command runs work under the same lock file. A lock whose owner died is taken over: the
 * file says the owner's process id. Since another process may have that id today, a person is told what is waited for.
 * @param say receives one French sentence, the first time that it waits
 */
export async function oneAtATime<Result>(
  file: string,
  work: () => Promise<Result>,
  say: (line: string) => void = console.log,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true })
  let isTold = false
  while (!(await take(file))) {
    const owner = await ownerOf(file)
    if (owner > 0 && !isRunning(owner)) await rm(file, { force: true })
    else {
      if (owner > 0 && !isTold) say(waitingFor(owner, file))
      isTold ||= owner > 0
      await sleep(LOOK_AGAIN)
    }
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

/** The process that holds a lock; 0: taken this instant, or released meanwhile. */
const ownerOf = async (file: string) => Number(await readFile(file, "utf8").catch(() => ""))

const waitingFor = (owner: number, file: string) =>
  `Une autre commande (processus ${owner}) fait déjà ce travail : on l’attend. S’il n’y en a pas d’autre, effacez ${file}.`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
