import { setTimeout as sleep } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { log, reason } from "#server/log.ts"
import type { Concern } from "#server/watch/concern.ts"
import type { FromOutbox, ToOutbox } from "./messages.ts"
import { type OpenOutbox, openOutbox } from "./open-outbox.ts"
import { now } from "#app/lib/clock.server.ts"
import { WrongOutboxKey } from "./proved-seal.ts"
import { OutboxLocked } from "./outbox-file.ts"
import type { OutboxSettings } from "./outbox-settings.ts"
import { refusalReason } from "./refusal-reason.ts"

/** How often the report is renewed (ms). */
const reportInterval = 1_000

/** How soon an outbox whose disk refuses is opened again (ms). */
const reopenDelay = 10_000

const settings: OutboxSettings = workerData
const tell = (message: FromOutbox) => parentPort?.postMessage(message)

let outbox: OpenOutbox | undefined

const open = async () => {
  while (outbox === undefined) {
    try {
      outbox = openOutbox(settings, now)
    } catch (error) {
      if (error instanceof OutboxLocked || error instanceof WrongOutboxKey)
        return tell({ type: "impossible", message: error.message })
      log("outbox cannot be opened", { reason: reason(error) })
      tell({ type: "report", report: { ready: false, reason: reason(error) } })
      tell({ type: "ready" })
      await sleep(reopenDelay)
    }
  }
  tell({ type: "report", report: outbox.report() })
  tell({ type: "ready" })
  setInterval(() => outbox && tell({ type: "report", report: outbox.report() }), reportInterval)
}

const accept = async ({ call, submission }: Extract<ToOutbox, { type: "accept" }>) => {
  if (outbox === undefined) return tell({ type: "refused", call, reason: "disk" })
  try {
    tell({ type: "accepted", call, receipt: await outbox.accept(submission) })
  } catch (error) {
    log("submission not kept", { reason: reason(error) })
    tell({ type: "refused", call, reason: refusalReason(error) })
  }
}

const warn = async (concerns: Concern[]) => {
  try {
    await outbox?.warn(concerns)
  } catch (error) {
    log("administrator not told", { reason: reason(error) })
  }
}

parentPort?.on("message", async (message: ToOutbox) => {
  if (message.type === "accept") return accept(message)
  if (message.type === "outcome") {
    const outcome = (await outbox?.outcome(message.id, message.patience)) ?? { status: "pending" }
    return tell({ type: "outcome", call: message.call, outcome })
  }
  if (message.type === "concerns") return warn(message.concerns)
  await outbox?.stop()
  process.exit(0)
})

await open()
