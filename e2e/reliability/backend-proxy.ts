import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"

/** How a content backend can fail; `cut`: it did its work, and its answer is lost. */
export const backendFaults = ["down", "slow", "silent", "broken", "locked", "cut"] as const
export type BackendFault = (typeof backendFaults)[number]

/** What a slow backend takes (ms). */
const slowness = 1_500

/** Stands before a content backend, and fails as it is told. */
export async function proxyBackend(backendUrl: string) {
  const { hostname, port } = new URL(backendUrl)
  let fault: BackendFault | undefined

  const pass = (asked: IncomingMessage, answer: ServerResponse, isCut: boolean) => {
    const { method, url: path, headers } = asked
    const passed = request({ hostname, port, method, path, headers }, (reply) => {
      if (isCut) return void asked.destroy()
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    // Whoever was killed in the middle of a post has sent none.
    asked.once("close", () => asked.complete || passed.destroy())
    passed.once("error", () => asked.destroy())
    asked.pipe(passed)
  }

  const refuse = (answer: ServerResponse, status: number) =>
    answer.writeHead(status, { Connection: "close" }).end('{"errors":[{"message":"no"}]}')

  const server = createServer((asked, answer) => {
    if (fault === "down") return void asked.destroy()
    if (fault === "silent") return
    if (fault === "broken") return void refuse(answer, 500)
    if (fault === "locked") return void refuse(answer, 403)
    setTimeout(pass, fault === "slow" ? slowness : 0, asked, answer, fault === "cut")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return {
    url: `http://127.0.0.1:${address.port}`,
    fail(next: BackendFault | undefined) {
      fault = next
      server.closeAllConnections()
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
