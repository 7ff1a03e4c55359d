import { once } from "node:events"
import { createServer } from "node:http"
import { connect } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import { WholeAnswer } from "./whole-answer.ts"

const body = Buffer.from("é".repeat(40_000))

/** Serves one answer; where it declines, "declined" is answered. */
const serveAnswer = async (answer: WholeAnswer) => {
  const finished = vi.fn()
  const server = createServer((_, response) => {
    response.on("finish", finished)
    if (!answer.sendTo(response)) response.end("declined")
  }).listen(0, "127.0.0.1")
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, "listening")
  const address = server.address()
  return { port: typeof address === "object" && address ? address.port : 0, finished, server }
}

/** Sends bytes as they are. @returns what comes back: all of it, or its beginning that has at least `enough` bytes */
const exchange = async (port: number, request: string, enough = Infinity) => {
  const socket = connect(port, "127.0.0.1", () => socket.write(request))
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of socket) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= enough) break
  }
  return Buffer.concat(chunks).toString()
}

const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
const lastGet = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

test("answers asked for in a row on one connection come whole, in order, each with headers of its own", async () => {
  const { port, finished } = await serveAnswer(new WholeAnswer(200, ["ETag", '"a"'], body))
  const text = await exchange(port, get + get + get + lastGet)
  expect(text.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(4)
  expect(text.match(/\r\nETag: "a"\r\nContent-Length: 80000\r\n\r\né{40000}(?=HTTP|$)/g)).toHaveLength(3)
  expect(text.endsWith("declined")).toBe(true)
  expect(finished).toHaveBeenCalledTimes(4)
})

test("the date is that of the answer", async () => {
  const { port } = await serveAnswer(new WholeAnswer(404, [], Buffer.from("x")))
  for (const moment of ["2026-01-02T03:04:05Z", "2026-11-30T23:59:59Z"]) {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse(moment))
    const text = await exchange(port, get, 100)
    expect(text.startsWith("HTTP/1.1 404 Not Found\r\n")).toBe(true)
    expect(text).toContain(`\r\nDate: ${new Date(moment).toUTCString()}\r\n`)
  }
  vi.restoreAllMocks()
})

test("a head, an old client and a connection that closes are left to Node", async () => {
  const { port } = await serveAnswer(new WholeAnswer(200, [], body))
  expect(await exchange(port, lastGet)).toMatch(/declined$/)
  expect(await exchange(port, "GET / HTTP/1.0\r\nHost: x\r\n\r\n")).toMatch(/declined$/)
  const head = "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n"
  expect(await exchange(port, head + lastGet)).not.toContain("é")
})

test("who leaves in the middle disturbs nobody", async () => {
  const large = Buffer.alloc(20_000_000, "z")
  const { port, server } = await serveAnswer(new WholeAnswer(200, [], large))
  await exchange(port, get + get, 1_000)
  await vi.waitFor(
    () =>
      new Promise((resolve, reject) => {
        server.getConnections((_, count) =>
          count === 0 ? resolve(count) : reject(new Error(`${count} connections left`)),
        )
      }),
  )
  const text = await exchange(port, get, large.byteLength + 100)
  expect(text.endsWith("zzz")).toBe(true)
})

test("no header can hold another", () => {
  expect(() => new WholeAnswer(302, ["Location", "/a\r\nSet-Cookie: b=1"], body)).toThrow("Invalid character")
  expect(() => new WholeAnswer(302, ["Location", "/…"], body)).toThrow("Invalid character")
})
