import type { IncomingMessage, ServerResponse } from "node:http"
import { type RefusalStatus, refusalPage } from "./refusal-page.ts"
import type { FlatHeaders } from "./security-headers.ts"

/** One request being answered, and the headers that every answer to it carries; those of a page with guests allow more. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  headers: FlatHeaders
  headersFor: (guests: string) => FlatHeaders
}

/** Sends a complete answer. A `HEAD` request gets the same headers and no body. */
export const send = ({ request, response, headers }: Exchange, status: number, own: FlatHeaders, body?: Buffer) => {
  const length = body ? ["Content-Length", String(body.byteLength)] : []
  response.writeHead(status, [...headers, ...own, ...length])
  response.end(request.method === "HEAD" ? undefined : body)
}

/** Refuses a request with a French page. */
export const refuse = (exchange: Exchange, status: RefusalStatus, own: FlatHeaders = []) =>
  send(
    exchange,
    status,
    ["Content-Type", "text/html; charset=utf-8", "Cache-Control", "no-store", "X-Robots-Tag", "noindex", ...own],
    refusalPage(status),
  )

/** Sends the client to another address of this site. */
export const redirect = (exchange: Exchange, location: string) =>
  send(exchange, 301, ["Location", location, "Cache-Control", "public, max-age=3600"], Buffer.alloc(0))
