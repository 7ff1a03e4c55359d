import type { IncomingMessage, ServerResponse } from "node:http"
import { readAddress } from "./address.ts"
import { answerFromApp } from "./app-answer.ts"
import type { BuiltApp } from "./built-app.ts"
import { answerHealth, type HealthParts } from "./health.ts"
import { log, reason } from "./log.ts"
import { type Exchange, redirect, refuse } from "./reply.ts"
import type { FlatHeaders } from "./security-headers.ts"
import { answerFromFiles, type StaticFiles } from "./static-files.ts"

/** Everything a request may be answered from. */
export type Site = {
  siteUrl: URL
  headers: FlatHeaders
  files: StaticFiles
  app: BuiltApp
  health: HealthParts
}

const methods = new Set(["GET", "HEAD", "POST"])

const answer = async (exchange: Exchange, site: Site) => {
  const method = exchange.request.method ?? ""
  if (!methods.has(method)) return refuse(exchange, 405, ["Allow", "GET, HEAD, POST"])
  const address = readAddress(exchange.request.url ?? "")
  if (address === "malformed") return refuse(exchange, 400)
  if (address === "too-long") return refuse(exchange, 414)
  if (method !== "POST") {
    if (address.movedTo !== undefined) return redirect(exchange, address.movedTo)
    if (address.path === "/healthz") return answerHealth(exchange, site.health)
    if (answerFromFiles(exchange, address.path, site.files)) return
  }
  await answerFromApp(exchange, address, site.app.render, site.siteUrl)
}

/** The request listener of the site. It never rejects: what goes wrong is logged and answered. */
export const serve = (site: Site) => async (request: IncomingMessage, response: ServerResponse) => {
  const exchange = { request, response, headers: site.headers }
  try {
    await answer(exchange, site)
  } catch (error) {
    if (response.destroyed) return
    log("request failed", { path: request.url ?? "", reason: reason(error) })
    if (response.headersSent) response.destroy()
    else refuse(exchange, 500)
  }
}
