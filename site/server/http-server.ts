import { createServer, type RequestListener, type Server } from "node:http"
import type { Socket } from "node:net"
import { type RefusalStatus, refusalPage } from "./refusal-page.ts"
import type { FlatHeaders } from "./security-headers.ts"

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // None of its own: Node would set two timers for each answer. `silence` closes connections at rest too.
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 2_000,
}

/** A connection on which nothing moves for this long, either way, is closed (ms). */
const silence = 90_000

const statusOf = (code: string | undefined): RefusalStatus => {
  if (code === "HPE_HEADER_OVERFLOW") return 431
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400
}

const refuseRaw = (socket: Socket, status: RefusalStatus, headers: FlatHeaders) => {
  const body = refusalPage(status)
  const lines = [`HTTP/1.1 ${status} Refused`, "Connection: close", "Content-Type: text/html; charset=utf-8"]
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  socket.end(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\nContent-Length: ${body.byteLength}\r\n\r\n`), body]))
}

/**
 * An HTTP server with limits on size and time, which answers what cannot even be parsed in French too.
 * @param headers the headers of every answer, for those that never reach `listener`
 */
export const createHttpServer = (listener: RequestListener, headers: FlatHeaders): Server => {
  const server = createServer(limits, listener)
  server.timeout = silence
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.destroyed || !socket.writable || error.code === "ECONNRESET") return socket.destroy()
    // Bytes already sent belong to an answer in progress: adding a page to it would be a lie.
    if (socket.bytesWritten > 0 && error.code !== "HPE_HEADER_OVERFLOW") return socket.destroy()
    refuseRaw(socket, statusOf(error.code), headers)
  })
  return server
}
