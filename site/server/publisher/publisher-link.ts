import { setTimeout as sleep } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { publicEnvironment } from "#app/env.server.ts"
import { log, reason } from "#server/log.ts"
import type { PageShelf } from "#server/published/page-shelf.ts"
import type { Notice } from "./change-set.ts"
import { type KnownPage, toKnown } from "./make-page.ts"
import type { FromPublisher, PublisherSettings, ToPublisher } from "./messages.ts"

/** How often the publisher hears which pages visitors read (ms). */
const visitsInterval = 2_000

/** How soon a publisher that died is started again (ms). Meanwhile the published pages are served as they are. */
const restartDelay = 2_000

/**
 * What its objects may take (MB). Ten thousand pages leave it 150; without limits V8 lets four times that gather before
 * it collects, which is most of what the process would hold. `maxOldGenerationSizeMb` is for sixty thousand pages.
 */
const memory = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 24 }

/** The publisher, seen from the serving thread. */
export type PublisherLink = {
  noteChanges: (notices: Notice[]) => void
  noteUnpublished: (address: string) => void
  report: () => Record<string, string | number | boolean | null>
  stop: () => Promise<void>
}

const knownPages = (shelf: PageShelf): Map<string, KnownPage> =>
  new Map(shelf.headers().map((header) => [header.address, toKnown(header)]))

/** Starts the publisher in a thread of its own and puts what it makes on the shelf. */
export const startPublisher = (buildFolder: string, shelf: PageShelf): PublisherLink => {
  let report: ReturnType<PublisherLink["report"]> = { pages: shelf.size, waiting: null }
  let isStopping = false
  let worker = start()

  function start() {
    const thread = new Worker(new URL("./publisher-thread.ts", import.meta.url), {
      workerData: { buildFolder, pages: knownPages(shelf) } satisfies PublisherSettings,
      env: publicEnvironment(),
      resourceLimits: memory,
    })
    thread.on("message", receive)
    thread.on("error", (error) => log("publisher failed", { reason: reason(error) }))
    thread.on("exit", () => void restart())
    return thread
  }

  async function restart() {
    if (isStopping) return
    await sleep(restartDelay)
    if (!isStopping) worker = start()
  }

  function receive(message: FromPublisher) {
    if (message.type === "page") shelf.put(Buffer.from(message.bytes.buffer))
    if (message.type === "gone") shelf.remove(message.address)
    if (message.type === "report") report = message.report
  }

  const tell = (message: ToPublisher) => worker.postMessage(message)

  let mark = 0
  const visits = setInterval(() => {
    const used = shelf.usedSince(mark)
    mark = used.mark
    if (used.addresses.length > 0) tell({ type: "visited", addresses: used.addresses })
  }, visitsInterval)
  visits.unref()

  return {
    noteChanges: (notices) => tell({ type: "changed", notices }),
    noteUnpublished: (address) => tell({ type: "unpublished", address }),
    report: () => ({ ...report, shelvedMegabytes: Math.round(shelf.used / 1_048_576) }),
    stop: async () => {
      isStopping = true
      clearInterval(visits)
      const exited = new Promise((resolve) => worker.once("exit", resolve))
      tell({ type: "stop" })
      await Promise.race([exited, sleep(5_000)])
      await worker.terminate()
    },
  }
}
