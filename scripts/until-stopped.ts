import { Children } from "./children.ts"
import { failWith } from "./failure.mjs"

const SECOND_THOUGHT = 1_000

/**
 * Runs a command that starts processes and lasts until it is stopped: Ctrl-C, a signal or a failure stops all of
 * them, the last started first. Ctrl-C again, a moment later, does not wait for them.
 */
export async function untilStopped(command: (children: Children) => Promise<void>): Promise<void> {
  const children = new Children()
  let askedAt: number | undefined
  const stop = async () => {
    if (askedAt !== undefined) {
      // One Ctrl-C reaches us up to three times: from the terminal, from npm, from run.mjs.
      if (performance.now() - askedAt > SECOND_THOUGHT) {
        children.kill()
        process.exit(1)
      }
      return
    }
    askedAt = performance.now()
    console.log("\nArrêt en cours…")
    await children.stop()
    console.log("Tout est arrêté.")
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop())
  try {
    await command(children)
  } catch (error) {
    // What was interrupted fails: that is not news.
    if (children.isStopping) return
    await children.stop()
    failWith(error)
  }
}
