import { env } from "#app/env.server.ts"
import { loadBuiltApp } from "./built-app.ts"
import { processHealth } from "./health.ts"
import { createHttpServer } from "./http-server.ts"
import { log, reason } from "./log.ts"
import { securityHeaders } from "./security-headers.ts"
import { serve } from "./serve.ts"
import { stopOnSignal } from "./shutdown.ts"
import { loadStaticFiles } from "./static-files.ts"

const buildFolder = new URL("../build/", import.meta.url)
const siteUrl = new URL(env.SITE_URL)
const headers = securityHeaders(siteUrl)

try {
  const app = await loadBuiltApp(buildFolder)
  const files = await loadStaticFiles(new URL("client/", buildFolder))
  const health = new Map([["process", processHealth]])

  const server = createHttpServer(serve({ siteUrl, headers, files, app, health }), headers)
  server.once("error", error => {
    log("cannot listen", { port: env.PORT, reason: reason(error) })
    process.exit(1)
  })
  server.listen(env.PORT, () => log("ready", { address: siteUrl.href, port: env.PORT, build: app.id }))
  stopOnSignal(server, async () => {})
} catch (error) {
  log("cannot start", { reason: reason(error) })
  process.exit(1)
}
