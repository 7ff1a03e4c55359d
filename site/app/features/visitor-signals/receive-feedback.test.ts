import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { receiveFeedback as ReceiveFeedback } from "./receive-feedback.server.ts"

const noted = vi.fn()
let receiveFeedback: typeof ReceiveFeedback

// Tests share their modules: only those that are imported after this see what stands in for the count.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock("./visitor-signals.server.ts", () => ({ notePageFeedback: noted }))
  const { readLastPublishedWith } = await import("#app/lib/last-published.server.ts")
  readLastPublishedWith(async (target) => (target === "/services/bde" ? { tag: "", text: async () => "" } : undefined))
  receiveFeedback = (await import("./receive-feedback.server.ts")).receiveFeedback
})

afterAll(() => {
  vi.doUnmock("./visitor-signals.server.ts")
  vi.resetModules()
})

const site = "https://site.example"
const send = (body: Record<string, string>, { origin = site, visitor = "one" } = {}) =>
  receiveFeedback(
    new Request(`${site}/api/page-feedback`, {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams(body),
    }),
    visitor,
  )

test("an answer is counted for its page and leads back to it", async () => {
  const answer = await send({ page: "/services/bde", utile: "non" })
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/services/bde#merci"])
  expect(noted).toHaveBeenLastCalledWith("/services/bde", false)
})

test.each([
  [{ page: "//mal.example", utile: "oui" }, {}, 400],
  [{ page: "/jamais-publiee", utile: "oui" }, {}, 400],
  [{ page: "/services/bde", utile: "peut-être" }, {}, 400],
  [{ page: "/services/bde", utile: "oui", more: "a".repeat(20_000) }, {}, 413],
  [{ page: "/services/bde", utile: "oui" }, { origin: "https://mal.example" }, 403],
])("%o from %o is refused", async (body, from, status) => {
  noted.mockClear()
  expect((await send(body, from)).status).toBe(status)
  expect(noted).not.toHaveBeenCalled()
})

test("one visitor cannot make the count", async () => {
  noted.mockClear()
  for (let sent = 0; sent < 100; sent++) await send({ page: "/services/bde", utile: "oui" }, { visitor: "robot" })
  expect(noted).toHaveBeenCalledTimes(40)
})
