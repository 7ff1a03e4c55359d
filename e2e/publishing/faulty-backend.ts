import { once } from "node:events"
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http"

/** What is wrong with the content backend. `killed`: nothing listens any more. `empty`: restored without its content. */
export type Fault = "none" | "killed" | "locked" | "slow" | "garbage" | "empty"

const SLOWNESS = 10_000

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))

/** What Directus answers to each kind of question when it has no record. */
function answerEmpty({ url = "" }: IncomingMessage, response: ServerResponse) {
  if (url.startsWith("/items/settings")) return json(response, 200, { data: {} })
  return json(response, 200, { data: url.includes("aggregate") ? [{ count: "0", max: {} }] : [] })
}

/** The real content backend seen through something that can fail like it does. */
export class FaultyBackend {
  readonly #target: URL
  #fault: Fault = "none"
  #server: Server
  #port = 0

  private constructor(target: string) {
    this.#target = new URL(target)
    this.#server = this.#makeServer()
  }

  static async before(target: string): Promise<FaultyBackend> {
    const backend = new FaultyBackend(target)
    await backend.#listen()
    return backend
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`
  }

  async fail(fault: Fault) {
    const wasKilled = this.#fault === "killed"
    this.#fault = fault
    if (fault === "killed") await this.close()
    else if (wasKilled) await this.#listen()
  }

  async close() {
    this.#server.closeAllConnections()
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve))
  }

  async #listen() {
    this.#server = this.#makeServer().listen(this.#port, "127.0.0.1")
    await once(this.#server, "listening")
    const address = this.#server.address()
    if (address === null || typeof address === "string") throw new Error("the backend has no port")
    this.#port = address.port
  }

  #makeServer() {
    return createServer((request, response) => this.#answer(request, response))
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    if (this.#fault === "locked")
      return json(response, 403, { errors: [{ message: "License", extensions: { code: "FORBIDDEN" } }] })
    if (this.#fault === "garbage") return response.writeHead(200).end('<html>{"data":[{"id":1,"ti')
    if (this.#fault === "empty") return answerEmpty(request, response)
    if (this.#fault === "slow") return void setTimeout(() => this.#pass(request, response), SLOWNESS).unref()
    return this.#pass(request, response)
  }

  #pass(request: IncomingMessage, response: ServerResponse) {
    const { hostname, port } = this.#target
    const { method, url, headers } = request
    const passed = ask({ hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on("error", () => response.destroy())
    request.pipe(passed)
  }
}
