import { once } from "node:events"
import { Agent, createServer, IncomingMessage, request as send } from "node:http"
import { Socket } from "node:net"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { readBody } from "./request-body.ts"

const newRequest = () => new IncomingMessage(new Socket())

test("what comes after the reader has seen enough is dropped, and hurts nobody", async () => {
  const request = newRequest()
  const reader = readBody(request).stream.getReader()
  request.push(Buffer.from("a"))
  expect((await reader.read()).value).toEqual(new Uint8Array([97]))
  await reader.cancel()
  request.push(Buffer.from("b"))
  request.push(null)
  await new Promise((resolve) => request.once("end", resolve))
})

test("more than the limit is an error for the reader, and all of it is taken from the client", async () => {
  const request = newRequest()
  const body = readBody(request, 10)
  request.push(Buffer.alloc(11))
  request.push(Buffer.alloc(50))
  request.push(null)
  await expect(new Response(body.stream).text()).rejects.toThrow("larger than 10")
  expect(body.isTooLarge).toBe(true)
  await new Promise((resolve) => (request.readableEnded ? resolve(undefined) : request.once("end", resolve)))
})

test("a body that nobody reads is dropped: its sender sees the answer, and goes on by the same connection", async () => {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    sockets.add(request.socket)
    const body = readBody(request)
    response.writeHead(409).end("fermé", () => body.drop())
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = address !== null && typeof address === "object" ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = async () => {
    const sent = send({ host: "127.0.0.1", port, method: "POST", agent })
    sent.end(Buffer.alloc(8_000_000))
    // Only once all of it has been taken is the connection free for the next.
    const taken = once(sent, "close")
    const [answer] = await once(sent, "response")
    const said = await text(answer)
    await taken
    return said
  }
  expect([await post(), await post()]).toEqual(["fermé", "fermé"])
  expect(sockets.size).toBe(1)
  agent.destroy()
  server.close()
})
