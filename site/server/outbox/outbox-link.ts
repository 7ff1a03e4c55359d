import { setTimeout as sleep } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import type { Outbox, Outcome, OutboxRefusal, RefusalReason } from "#app/features/forms/outbox.ts"
import type { HealthReport } from "#server/health.ts"
import { log, reason } from "#server/log.ts"
import type { Concern } from "#server/watch/concern.ts"
import type { FromOutbox, ToOutbox } from "./messages.ts"
import type { OutboxSettings } from "./outbox-settings.ts"

/** How soon an outbox that died is started again (ms). Meanwhile submissions are refused. */
const restartDelay = 1_000

/** How long a stop waits for mails and deliveries in progress (ms). What is cut off is done again at the next start. */
const stopPatience = 5_000

/** The outbox, seen from the serving thread. */
export type OutboxLink = Outbox & {
  report: HealthReport
  /** Has the administrator told, by the mails of the outbox, what the watch found. */
  warn: (concerns: Concern[]) => void
  stop: () => Promise<void>
}

type Call = {
  accepted: (receipt: string) => void
  told: (outcome: Outcome) => void
  refused: (reason: RefusalReason) => void
}

/**
 * Starts the outbox in a thread of its own: the disk's slowness never reaches a reader.
 * @param makeRefusal makes the application's own `OutboxRefusal`
 * @throws Error with a sentence for the operator when another process has this outbox
 */
export const startOutbox = async (
  settings: OutboxSettings,
  makeRefusal: (reason: RefusalReason) => OutboxRefusal,
): Promise<OutboxLink> => {
  const calls = new Map<number, Call>()
  let lastCall = 0
  let report: ReturnType<HealthReport> = { ready: false }
  let isStopping = false
  const started = Promise.withResolvers<void>()
  /** Undefined between the death of one and the start of the next. */
  let worker: Worker | undefined = start()

  function start() {
    const thread = new Worker(new URL("./outbox-thread.ts", import.meta.url), { workerData: settings })
    thread.on("message", receive)
    thread.on("error", (error) => log("outbox failed", { reason: reason(error) }))
    thread.on("exit", () => void restart())
    return thread
  }

  async function restart() {
    worker = undefined
    for (const { refused } of calls.values()) refused("disk")
    calls.clear()
    report = { ready: false }
    started.resolve() // pages are served even when the outbox cannot start
    if (isStopping) return
    await sleep(restartDelay)
    if (!isStopping) worker = start()
  }

  function receive(message: FromOutbox) {
    if (message.type === "ready") return started.resolve()
    if (message.type === "report") return void (report = message.report)
    if (message.type === "impossible") {
      isStopping = true
      return started.reject(new Error(message.message))
    }
    const call = calls.get(message.call)
    calls.delete(message.call)
    if (message.type === "accepted") call?.accepted(message.receipt)
    if (message.type === "refused") call?.refused(message.reason)
    if (message.type === "outcome") call?.told(message.outcome)
  }

  const tell = (message: ToOutbox) => worker?.postMessage(message)

  const accept: Outbox["accept"] = (submission) =>
    new Promise((resolve, reject) => {
      if (!worker) return reject(makeRefusal("disk"))
      const call = ++lastCall
      calls.set(call, {
        accepted: (receipt) => resolve({ receipt }),
        refused: (why) => reject(makeRefusal(why)),
        told: () => reject(makeRefusal("disk")),
      })
      tell({ type: "accept", call, submission })
    })

  const outcome: Outbox["outcome"] = (id, patience) =>
    new Promise((resolve) => {
      const call = ++lastCall
      const pending = () => resolve({ status: "pending" })
      if (!worker) return pending()
      calls.set(call, { told: resolve, refused: pending, accepted: pending })
      tell({ type: "outcome", call, id, patience })
    })

  await started.promise
  return {
    accept,
    outcome,
    report: () => report,
    warn: (concerns) => tell({ type: "concerns", concerns }),
    stop: async () => {
      isStopping = true
      const thread = worker
      if (!thread) return
      const exited = new Promise((resolve) => thread.once("exit", resolve))
      tell({ type: "stop" })
      await Promise.race([exited, sleep(stopPatience)])
      await thread.terminate()
    },
  }
}
