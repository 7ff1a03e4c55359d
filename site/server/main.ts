import { fileURLToPath } from "node:url"
import { env } from "#app/env.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { mediaVersion } from "#app/lib/media-url.ts"
import { AssetArchive } from "./assets/asset-archive.ts"
import { archiveBuild, loadBuildFiles, withEarlierFiles } from "./assets/static-files.ts"
import { loadBuiltApp } from "./built-app.ts"
import { canonicalTargets } from "./canonical-target.ts"
import { type HealthParts, processHealth } from "./health.ts"
import { createHttpServer } from "./http-server.ts"
import { log, reason } from "./log.ts"
import { MediaLibrary } from "./media/media-library.ts"
import { directusMedia } from "./media/media-source.ts"
import { openPageFolder, readHeaders } from "./published/page-folder.ts"
import { PageShelf } from "./published/page-shelf.ts"
import { startOutbox } from "./outbox/outbox-link.ts"
import { outboxSettings } from "./outbox/outbox-settings.ts"
import { publishedText } from "./published/published-text.ts"
import { startPublisher } from "./publisher/publisher-link.ts"
import { pageHeaders } from "./security-headers.ts"
import { serve } from "./serve.ts"
import { ShareImages } from "./share/share-images.ts"
import { siteFiles } from "./site-files.ts"
import { stopOnSignal } from "./shutdown.ts"
import { startWatch } from "./watch/site-watch.ts"

/** Bytes of published pages, and of the answers made of them, kept in memory; the others wait on disk. */
const pageMemory = 320 * 1024 * 1024

/** How often the files that forms hold for a visitor are looked at (ms). */
const heldFilesInterval = 10 * 60_000

const buildFolder = new URL("../build/", import.meta.url)

/** Starts the site: first what is on disk, so that it serves at once, then the publisher, which makes it current. */
const start = async () => {
  const siteUrl = new URL(env.SITE_URL)
  const headersFor = pageHeaders(siteUrl, new URL(env.CMS_PUBLIC_URL))
  const headers = headersFor("")
  const folder = openPageFolder(env.DATA_DIR)
  const shelf = new PageShelf(pageMemory, () => now().getTime())
  const kept = readHeaders(folder)
  for (const header of kept) shelf.announce(header)

  const archive = new AssetArchive(env.DATA_DIR)
  const [app, ownFiles] = await Promise.all([
    loadBuiltApp(buildFolder),
    loadBuildFiles(new URL("client/", buildFolder), archive),
  ])
  const files = await withEarlierFiles(app.entry.build.id, ownFiles, archive)
  const outbox = await startOutbox(outboxSettings(), (why) => new app.entry.OutboxRefusal(why))
  const readPublished = publishedText(shelf, folder)
  app.entry.readLastPublishedWith(readPublished)
  const publisher = startPublisher(fileURLToPath(buildFolder), shelf)
  const media = new MediaLibrary(env.DATA_DIR, directusMedia(env.CMS_URL, env.CMS_TOKEN, mediaVersion))
  const machineFiles = siteFiles(siteUrl.origin, shelf)
  const watch = startWatch({
    siteUrl: env.SITE_URL,
    dataDir: env.DATA_DIR,
    cms: { url: env.CMS_URL, token: env.CMS_TOKEN },
    isBackendReachable: () => publisher.report()["backendReachable"] !== false,
    tell: outbox.warn,
  })
  const health: HealthParts = new Map([
    ["process", processHealth],
    ["publishing", publisher.report],
    ["outbox", outbox.report],
    ["watch", watch.report],
  ])
  const canonical = canonicalTargets(app.build)
  const notifySecret = env.SITE_NOTIFY_SECRET

  const site = {
    siteUrl,
    headers,
    headersFor,
    files,
    shelf,
    folder,
    media,
    shareImages: new ShareImages(env.DATA_DIR, readPublished, app.entry.drawShareImage),
    siteFiles: machineFiles,
    app,
    canonical,
    publisher,
    outbox,
    notifySecret,
    beganEmpty: kept.length === 0,
    health,
  }
  const sweep = () =>
    app.entry
      .sweepHeldFiles(Date.now())
      .catch((error: unknown) => log("held files not swept", { reason: reason(error) }))
  setInterval(sweep, heldFilesInterval).unref()
  void sweep()

  const server = createHttpServer(serve(site), headers)
  server.once("error", (error) => fail("cannot listen", error))
  server.listen(env.PORT, () => log("ready", { address: siteUrl.href, port: env.PORT, build: app.entry.build.id }))
  void archiveBuild(app.entry.build.id, ownFiles, archive).catch((error: unknown) =>
    log("build not kept for the next ones", { reason: reason(error) }),
  )
  stopOnSignal(server, async () => {
    watch.stop()
    await Promise.all([publisher.stop(), outbox.stop()])
  })
}

const fail = (what: string, error: unknown) => {
  log(what, { reason: reason(error) })
  process.exit(1)
}

await start().catch((error: unknown) => fail("cannot start", error))
