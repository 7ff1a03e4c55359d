import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
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
