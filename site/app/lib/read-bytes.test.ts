import { expect, test } from "vitest"
import { readBytes } from "./read-bytes.server.ts"

/** A request whose body never ends, a kilobyte at a time. @returns it, and how many kilobytes were asked of it */
function endlessRequest(headers: Record<string, string> = {}) {
  let given = 0
  const body = new ReadableStream({
    pull: (controller) => {
      given++
      controller.enqueue(new Uint8Array(1_024))
    },
  })
  const init = { method: "POST", body, headers, duplex: "half" }
  const request = new Request("https://site.example", init)
  return { request, given: () => given }
}

test("a body within its limit is read whole", async () => {
  const request = new Request("https://site.example", { method: "POST", body: "a".repeat(100) })
  expect((await readBytes(request, 100))?.byteLength).toBe(100)
})

test("no more is read of a body than it may weigh, whatever it says of itself", async () => {
  const { request, given } = endlessRequest()
  expect(await readBytes(request, 16 * 1_024)).toBeUndefined()
  expect(given()).toBeLessThan(20)
})

test("a body that says that it is too large is not read", async () => {
  const { request, given } = endlessRequest({ "Content-Length": "25000000" })
  expect(await readBytes(request, 16 * 1_024)).toBeUndefined()
  expect(given()).toBeLessThan(2)
})
