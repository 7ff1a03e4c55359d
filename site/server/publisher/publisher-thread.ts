import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { parentPort, workerData } from "node:worker_threads"
import { env } from "#app/env.server.ts"
import { mediaVersion } from "#app/lib/media-url.ts"
import { loadBuiltApp } from "#server/built-app.ts"
import { log, reason } from "#server/log.ts"
import { MediaLibrary } from "#server/media/media-library.ts"
import { MediaMaker } from "#server/media/media-maker.ts"
import { directusMedia } from "#server/media/media-source.ts"
import { openPageFolder } from "#server/published/page-folder.ts"
import { appSource } from "./app-source.ts"
import { diskOutlet, keptFilesIn, readCounts } from "./disk-outlet.ts"
import type { FromPublisher, PublisherSettings, ToPublisher } from "./messages.ts"
import { Publisher } from "./publisher.ts"

/** The longest rest (ms): the report stays fresh, and a clock that was set is noticed. */
const longestRest = 5_000

/** How often the report is renewed while there is work (ms). */
const reportInterval = 1_000

/** Notices of one save come in a burst: they are looked at together. */
const burst = 5

const settings: PublisherSettings = workerData
const tell = (message: FromPublisher, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

const app = await loadBuiltApp(pathToFileURL(settings.buildFolder))
const library = new MediaLibrary(env.DATA_DIR, directusMedia(env.CMS_URL, env.CMS_TOKEN, mediaVersion))
const maker = new MediaMaker(library, () => publisher.isCalm)
const files = keptFilesIn(env.DATA_DIR)
const outlet = diskOutlet(openPageFolder(env.DATA_DIR), files, {
  put: (bytes, page) => {
    if (env.SITE_POLISH) maker.want(page.media)
    const own = new Uint8Array(bytes)
    tell({ type: "page", bytes: own }, [own.buffer])
  },
  remove: (address) => tell({ type: "gone", address }),
})
const source = appSource(app, new URL(env.SITE_URL))
const kept = { pages: settings.pages, counts: await readCounts(files.countsFile) }
const publisher = new Publisher(
  source,
  env.SITE_POLISH ? outlet : { ...outlet, pack: async () => undefined },
  () => app.entry.now().getTime(),
  kept,
)

if (env.SITE_POLISH) for (const { media } of settings.pages.values()) maker.want(media)

let isStopping = false
let wake = new AbortController()

parentPort?.on("message", (message: ToPublisher) => {
  if (message.type === "changed") for (const notice of message.notices) publisher.noteChange(notice)
  if (message.type === "visited") return publisher.noteVisits(message.addresses)
  if (message.type === "unpublished") publisher.noteUnpublished(message.address)
  if (message.type === "stop") isStopping = true
  wake.abort()
})

let reportedAt = 0
const report = () => {
  reportedAt = Date.now()
  tell({ type: "report", report: { ...publisher.report(), mediaToMake: maker.left } })
}

const rest = async (duration: number) => {
  if (Date.now() - reportedAt > reportInterval || duration > reportInterval) report()
  wake = new AbortController()
  await sleep(Math.min(duration, longestRest), undefined, { signal: wake.signal }).catch(() => sleep(burst))
}

while (!isStopping) {
  const pause = await publisher.round().catch((error: unknown) => {
    log("publisher round failed", { reason: reason(error) })
    return longestRest
  })
  if (pause > 0 && !isStopping) await rest(pause)
  else if (Date.now() - reportedAt > reportInterval) report()
}
process.exit(0)
