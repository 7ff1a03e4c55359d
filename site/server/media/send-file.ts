import { createReadStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { type Exchange, send } from "#server/reply.ts"
import type { FlatHeaders } from "#server/security-headers.ts"
import type { MediaFile } from "./media-library.ts"

/** One range of bytes, both ends included; `undefined` for the whole file; "none" when it lies outside. */
export const readRange = (header: string | undefined, size: number) => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "")
  if (!match || (match[1] === "" && match[2] === "")) return undefined
  const [, first = "", last = ""] = match
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? "none" : { start, end }
}

/** Sends a file from disk: whole, one range of it, or "not modified". */
export const sendFile = async (exchange: Exchange, file: MediaFile, tag: string, own: FlatHeaders) => {
  const { request, response } = exchange
  const headers = [...exchange.headers, ...own, "ETag", tag, "Accept-Ranges", "bytes"]
  if (request.headers["if-none-match"]?.includes(tag)) return void response.writeHead(304, headers).end()

  const condition = request.headers["if-range"]
  const isCurrent = condition === undefined || condition === tag
  const range = isCurrent ? readRange(request.headers.range, file.size) : undefined
  if (range === "none") return send(exchange, 416, ["Content-Range", `bytes */${file.size}`])

  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers.push("Content-Type", file.mediaType, "Content-Length", String(end - start + 1))
  if (range) headers.push("Content-Range", `bytes ${start}-${end}/${file.size}`)
  response.writeHead(range ? 206 : 200, headers)
  if (request.method === "HEAD") response.end()
  else await pipeline(createReadStream(file.path, { start, end }), response)
}
