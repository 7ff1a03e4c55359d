import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http"
import type { FlatHeaders } from "#server/security-headers.ts"

/** What Node keeps of an answer's headers: their text, and whether it went out already. */
type Headed = ServerResponse & { _header: string | null; _headerSent: boolean }

const keepsHeaders = (response: ServerResponse): response is Headed =>
  "_header" in response && response._header === null && "_headerSent" in response

const secondOf = (moment: number) => Math.floor(moment / 1_000)

/** As Node writes it: one moment has one length, whatever the moment. */
const dateAt = (second: number) => new Date(second * 1_000).toUTCString()

const headOf = (status: number, headers: FlatHeaders) => {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Date: ${dateAt(0)}`, "Connection: keep-alive"]
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1")
}

/**
 * An answer that never changes but for its date, as the very bytes that travel. Node writes headers anew for each answer,
 * checks every letter of them and joins them to the body: that takes longer than everything else together.
 */
export class WholeAnswer {
  readonly #status: number
  readonly #bytes: Buffer
  readonly #dateStart: number
  #second = 0

  /** @throws when a header holds what no header may: a new line, a letter beyond Latin-1 */
  constructor(status: number, headers: FlatHeaders, body: Buffer) {
    this.#status = status
    const head = headOf(status, [...headers, "Content-Length", String(body.byteLength)])
    this.#dateStart = head.indexOf("Date: ") + "Date: ".length
    this.#bytes = Buffer.concat([head, body])
  }

  /** What it keeps in memory. */
  get byteLength(): number {
    return this.#bytes.byteLength
  }

  /**
   * Sends it. Node has no public way to send headers that are bytes already, so what it keeps of an answer is set to
   * "headers sent": pipelined answers, the end of an answer and connections that are kept stay its own work.
   * @returns false when the client or this Node wants something else: a connection that closes, no body
   */
  sendTo(response: ServerResponse): boolean {
    if (!response.shouldKeepAlive || response.req.method !== "GET" || !keepsHeaders(response)) return false
    this.#tellTime(Date.now())
    response.statusCode = this.#status
    response._header = "sent with the body"
    response._headerSent = true
    response.end(this.#bytes)
    return true
  }

  #tellTime(moment: number) {
    const second = secondOf(moment)
    if (second === this.#second) return
    this.#second = second
    this.#bytes.write(dateAt(second), this.#dateStart, "latin1")
  }
}
