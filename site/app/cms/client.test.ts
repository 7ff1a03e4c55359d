import { createServer, type RequestListener } from "node:http"
import { once } from "node:events"
import { expect, onTestFinished, test, vi } from "vitest"

/** Starts a backend that answers with `listener`, and loads the door so that it talks to that backend. */
async function openDoor(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  vi.stubEnv("CMS_URL", `http://127.0.0.1:${port}`)
  vi.stubEnv("CMS_TOKEN", "site-token")
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-15T12:00:00Z") })
  vi.resetModules()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    vi.resetModules()
  })
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  const { readPublished } = await import("./client.server.ts")
  const { recordReads } = await import("./read-recorder.server.ts")
  const { recallAnswers } = await import("./recalled-answers.server.ts")
  return { readPublished, recordReads, recallAnswers, server }
}

const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))

const unavailable = expect.objectContaining({ init: expect.objectContaining({ status: 503 }) })

test("every read asks for published records of the present, and for all of them", async () => {
  const asked: { url: URL; token: string | undefined }[] = []
  const { readPublished } = await openDoor((request, response) => {
    asked.push({ url: new URL(request.url ?? "", "http://cms"), token: request.headers.authorization })
    answer(200, { data: [] })(request, response)
  })
  await readPublished("news", { fields: ["title"], filter: { slug: { _eq: "a" } } })
  const { url, token } = asked[0] ?? { url: new URL("http://none"), token: undefined }
  expect(url.pathname).toBe("/items/news")
  expect(token).toBe("Bearer site-token")
  expect(url.searchParams.get("limit")).toBe("-1")
  expect(url.searchParams.get("fields")).toBe("title,id")
  const present = "2026-01-15T12:00:00.000Z"
  expect(JSON.parse(url.searchParams.get("filter") ?? "")).toEqual({
    _and: [
      {
        _and: [
          { status: { _eq: "published" } },
          { _or: [{ publish_on: { _null: true } }, { publish_on: { _lte: present } }] },
          { _or: [{ publish_until: { _null: true } }, { publish_until: { _gt: present } }] },
        ],
      },
      { slug: { _eq: "a" } },
    ],
  })
})

test("what is asked again is what is published then", async () => {
  const asked: string[] = []
  const { readPublished, recordReads } = await openDoor((request, response) => {
    asked.push(new URL(request.url ?? "", "http://cms").searchParams.get("filter") ?? "")
    answer(200, { data: [] })(request, response)
  })
  const { reads } = await recordReads(() => readPublished("news", { fields: ["title"] }))
  vi.setSystemTime(new Date("2026-01-15T14:00:00Z"))
  await reads[0]?.again()
  expect(asked.map((filter) => /"_lte":"([^"]+)"/.exec(filter)?.[1])).toEqual([
    "2026-01-15T12:00:00.000Z",
    "2026-01-15T14:00:00.000Z",
  ])
})

test("where answers are recalled nothing is asked, and what nobody remembers is unavailable", async () => {
  let asked = 0
  const { readPublished, recordReads, recallAnswers } = await openDoor((request, response) => {
    asked++
    answer(200, { data: [{ id: 2, title: "Now" }] })(request, response)
  })
  const read = () => readPublished("news", { fields: ["title"] })
  const { result, reads } = await recordReads(() => recallAnswers(() => '[{"id":1,"title":"Before"}]', read))
  expect(result).toEqual([{ id: 1, title: "Before" }])
  expect(reads[0]?.keys).toEqual([1])
  await expect(recallAnswers(() => undefined, read)).rejects.toEqual(unavailable)
  expect(asked).toBe(0)
  expect(await reads[0]?.again()).toEqual([{ id: 2, title: "Now" }])
})

test("a recorded rendering knows the records it read", async () => {
  const { readPublished, recordReads } = await openDoor(
    answer(200, {
      data: [
        { id: 3, title: "a" },
        { id: 7, title: "b" },
      ],
    }),
  )
  const { reads, result } = await recordReads(() => readPublished("news", { fields: ["title"] }))
  expect(result.map((row) => row.title)).toEqual(["a", "b"])
  expect(reads).toMatchObject([{ collection: "news", query: { fields: ["title"] }, keys: [3, 7] }])
})

test.each([
  ["a lock of the licence", 403, { errors: [{ message: "You don't have permission" }] }],
  ["a wrong token", 401, { errors: [{ message: "Invalid user credentials." }] }],
  ["a broken database", 500, { errors: [{ message: "Internal" }] }],
  ["an unknown collection", 404, { errors: [{ message: "Route doesn't exist." }] }],
])("%s (%i) is unavailable, never not found", async (_, status, body) => {
  const { readPublished } = await openDoor(answer(status, body))
  await expect(readPublished("news", { fields: ["title"] })).rejects.toEqual(unavailable)
})

test("a backend that does not answer is unavailable", async () => {
  const { readPublished, server } = await openDoor(answer(200, { data: [] }))
  server.close()
  server.closeAllConnections()
  await expect(readPublished("news", { fields: ["title"] })).rejects.toEqual(unavailable)
})

test("a backend that stops half-way through its answer is unavailable", async () => {
  const { readPublished } = await openDoor((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" })
    response.write('{"data":[')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(readPublished("news", { fields: ["title"] })).rejects.toEqual(unavailable)
})

/** Answers with each listener in turn, then with the last one; `asked` tells how many times it was asked. */
function inTurn(...listeners: RequestListener[]) {
  const backend = { asked: 0 }
  const listener: RequestListener = (request, response) => {
    const next = listeners[Math.min(backend.asked, listeners.length - 1)]
    backend.asked += 1
    next?.(request, response)
  }
  return { backend, listener }
}

const pressure =
  (headers: Record<string, string>): RequestListener =>
  (_, response) =>
    void response.writeHead(503, headers).end(JSON.stringify({ errors: [{ message: "Under pressure" }] }))
const reset: RequestListener = (request) => void request.socket.destroy()
const sound = answer(200, { data: [{ id: 1, title: "a" }] })

test.each([
  ["pressure", pressure({})],
  ["pressure that names its time", pressure({ "retry-after": "0.05" })],
  ["a reset connection", reset],
])("a read is tried once more after %s", async (_, first) => {
  const { backend, listener } = inTurn(first, sound)
  const { readPublished } = await openDoor(listener)
  expect(await readPublished("news", { fields: ["title"] })).toEqual([{ id: 1, title: "a" }])
  expect(backend.asked).toBe(2)
})

test.each([
  ["pressure that lasts", pressure({}), 2],
  ["pressure for longer than a page waits", pressure({ "retry-after": "30" }), 1],
  ["connections reset again", reset, 2],
  ["another failure", answer(500, { errors: [{ message: "Internal" }] }), 1],
])("%s is unavailable", async (_, always, times) => {
  const { backend, listener } = inTurn(always)
  const { readPublished } = await openDoor(listener)
  await expect(readPublished("news", { fields: ["title"] })).rejects.toEqual(unavailable)
  expect(backend.asked).toBe(times)
})

test("no read is answered from the backend's cache, which may be older than the change that we were told of", async () => {
  const asked: (string | undefined)[] = []
  const { readPublished } = await openDoor((request, response) => {
    asked.push(request.headers["cache-control"])
    answer(200, { data: [] })(request, response)
  })
  await readPublished("news", { fields: ["title"] })
  expect(asked).toEqual(["no-store"])
})

test("what is not a read is never asked twice", async () => {
  const { backend, listener } = inTurn(pressure({}), sound)
  const { server } = await openDoor(listener)
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const { cmsFetch } = await import("./cms-fetch.server.ts")
  await expect(cmsFetch(`http://127.0.0.1:${port}/items/news`, { method: "POST" })).rejects.toThrow("Under pressure")
  expect(backend.asked).toBe(1)
})

test.each(["<html>Back soon</html>", '{"data":[{"id":1,"ti', '"fine"'])(
  "an answer that is not one of the content backend's (%s) is unavailable",
  async (body) => {
    const { readPublished } = await openDoor((_, response) => void response.writeHead(200).end(body))
    await expect(readPublished("news", { fields: ["title"] })).rejects.toEqual(unavailable)
  },
)
