import { afterEach, expect, test, vi } from "vitest"

import { CHECK_INTERVAL, FIRST_FETCH_DELAY, watchBuilds } from "./watch-builds.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const serve = (answer: () => Response | Promise<Response>) => {
  vi.useFakeTimers()
  const fetch = vi.fn((_url: string) => Promise.resolve().then(answer))
  vi.stubGlobal("fetch", fetch)
  return fetch
}

test("the manifest of the page's own build is fetched one second after the page is ready", async () => {
  const fetch = serve(() => Response.json({}))
  watchBuilds({ build: "one", onNewBuild: vi.fn() })
  await vi.advanceTimersByTimeAsync(FIRST_FETCH_DELAY - 1)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch.mock.calls).toEqual([["/builds/meta/one.json"]])
})

test.each([{ saveData: true }, { effectiveType: "slow-2g" as const }])("%o skips the manifest", async (connection) => {
  const fetch = serve(() => Response.json({}))
  watchBuilds({ build: "one", onNewBuild: vi.fn(), connection })
  await vi.advanceTimersByTimeAsync(CHECK_INTERVAL - 1)
  expect(fetch).not.toHaveBeenCalled()
})

test("another build is announced once, at the hourly check", async () => {
  const fetch = serve(() => Response.json({ id: "two", timestamp: 1 }))
  const onNewBuild = vi.fn()
  watchBuilds({ build: "one", onNewBuild })
  await vi.advanceTimersByTimeAsync(CHECK_INTERVAL - 1)
  expect(onNewBuild).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onNewBuild).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(3 * CHECK_INTERVAL)
  expect(onNewBuild).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test("the same build announces nothing", async () => {
  serve(() => Response.json({ id: "one", timestamp: 1 }))
  const onNewBuild = vi.fn()
  watchBuilds({ build: "one", onNewBuild })
  await vi.advanceTimersByTimeAsync(3 * CHECK_INTERVAL)
  expect(onNewBuild).not.toHaveBeenCalled()
})

test("a failed check is silent, and the next one still happens", async () => {
  const answers = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => new Response("Bad gateway", { status: 502 }),
    () => new Response("<!doctype html>"),
    () => Response.json({ id: "two", timestamp: 1 }),
  ]
  serve(() => answers.shift()?.() ?? Response.error())
  const onNewBuild = vi.fn()
  watchBuilds({ build: "one", onNewBuild, connection: { saveData: true } })
  await vi.advanceTimersByTimeAsync(3 * CHECK_INTERVAL)
  expect(onNewBuild).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(CHECK_INTERVAL)
  expect(onNewBuild).toHaveBeenCalledOnce()
})
