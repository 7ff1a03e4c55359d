import { type Address } from "./address.ts"
import type { BuiltApp } from "./built-app.ts"
import { compress } from "./compress.ts"
import { chooseEncoding } from "./encoding.ts"
import { type Exchange, refuse, send } from "./reply.ts"

/**
 * Answers with the data of a page that is not published (a search, a filter nobody links to), for in-app navigation.
 * @param page the path of the page, and the query asked
 */
export const answerPayload = async (exchange: Exchange, page: Address, app: BuiltApp, siteUrl: URL) => {
  const { status, payload } = await app.entry.renderPage(app.handle, siteUrl.origin + page.path + page.search)
  if (!payload) return refuse(exchange, status === 503 ? 503 : 404)
  const text = app.entry.fillTokens(JSON.stringify(payload))
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"])
  const headers = [
    "Content-Type",
    "application/json; charset=utf-8",
    "Cache-Control",
    "private, no-cache",
    "Vary",
    "Accept-Encoding",
  ]
  if (encoding !== "identity") headers.push("Content-Encoding", encoding)
  send(exchange, 200, headers, await compress(Buffer.from(text), encoding, "quick"))
}
