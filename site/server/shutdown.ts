import type { Server } from "node:http"
import { log } from "./log.ts"

const patience = 10_000

/**
 * On SIGTERM or SIGINT: takes no new connection, lets answers in progress end (at most ten seconds), then runs `lastSteps`.
 * A second signal ends at once.
 */
export const stopOnSignal = (server: Server, lastSteps: () => Promise<void>) => {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log("stopping", { signal })
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const impatience = setTimeout(() => server.closeAllConnections(), patience)
    await closed
    clearTimeout(impatience)
    await lastSteps()
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
}
