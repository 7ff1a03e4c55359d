import { once } from "node:events"
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http"

/** A request that reached the content backend. */
export type Seen = {
  method: string
  path: string
  query: URLSearchParams
  authorization: string | undefined
  body: string
}

/** Answers instead of the content backend. */
export type StandIn = (request: IncomingMessage, response: ServerResponse) => void

/** The real content backend seen through something that notes what it is asked, and can answer in its place. */
export class WatchedBackend {
  readonly #target: URL
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #seen: Seen[] = []
  #standIn: StandIn | undefined

  private constructor(target: string) {
    this.#target = new URL(target)
  }

  static async before(target: string): Promise<WatchedBackend> {
    const backend = new WatchedBackend(target)
    backend.#server.listen(0, "127.0.0.1")
    await once(backend.#server, "listening")
    return backend
  }

  get url(): string {
    const address = this.#server.address()
    if (address === null || typeof address === "string") throw new Error("the backend has no port")
    return `http://127.0.0.1:${address.port}`
  }

  /** What it was asked since the last time. */
  takeSeen(): Seen[] {
    return this.#seen.splice(0)
  }

  /** Lets `standIn` answer while `work` runs. */
  async replacedBy<Result>(standIn: StandIn, work: () => Promise<Result>): Promise<Result> {
    this.#standIn = standIn
    try {
      return await work()
    } finally {
      this.#standIn = undefined
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { pathname, searchParams } = new URL(request.url ?? "", this.#target)
    const { authorization } = request.headers
    this.#seen.push({
      method: request.method ?? "",
      path: pathname,
      query: searchParams,
      authorization,
      body: String(body),
    })
    if (this.#standIn) return this.#standIn(request, response)
    const { hostname, port } = this.#target
    const passed = ask({ hostname, port, method: request.method, path: request.url, headers: request.headers })
    passed.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)
      answer.pipe(response)
    })
    passed.on("error", () => response.destroy())
    passed.end(body)
  }
}
