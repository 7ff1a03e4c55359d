import { once } from "node:events"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { expect, test, vi } from "vitest"
import type { Concern } from "./concern.ts"
import { startWatch } from "./site-watch.ts"

test("a content backend that refuses for five minutes is told, and no more once it answers", async () => {
  const backend = createServer((_, response) => response.writeHead(403).end()).listen(0, "127.0.0.1")
  await once(backend, "listening")
  const address = backend.address()
  const port = address !== null && typeof address === "object" ? address.port : 0
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] })
  const told: Concern[][] = []
  let isBackendReachable = false
  const watch = startWatch({
    siteUrl: "http://localhost:3000",
    dataDir: tmpdir(),
    cms: { url: `http://127.0.0.1:${port}`, token: "t" },
    isBackendReachable: () => isBackendReachable,
    tell: (concerns) => told.push(concerns.filter(({ key }) => key === "backend")),
  })
  const minutes = async (count: number) => {
    for (let left = count; left > 0; left--) {
      const before = told.length
      vi.advanceTimersByTime(60_000)
      while (told.length === before) await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  try {
    await minutes(5)
    expect(told.flat()).toEqual([])
    await minutes(2)
    expect(told.at(-1)).toEqual([{ key: "backend", text: expect.stringContaining("licence dépassée") }])
    expect(watch.report()["concerns"]).toContain("backend")
    isBackendReachable = true
    await minutes(1)
    expect(told.at(-1)).toEqual([])
  } finally {
    watch.stop()
    vi.useRealTimers()
    backend.close()
  }
})
