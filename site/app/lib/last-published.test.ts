import { expect, test, vi } from "vitest"
import { lastPublished, readLastPublishedWith } from "./last-published.server.ts"

test("a version is understood once, and the one before answers meanwhile", async () => {
  const shown = { tag: "one", content: "1" }
  readLastPublishedWith(async () => ({ tag: shown.tag, text: async () => shown.content }))
  const slow = Promise.withResolvers<void>()
  const understand = vi.fn(async (text: string) => {
    if (text === "2") await slow.promise
    return Number(text)
  })
  const read = lastPublished("/x", understand)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(understand).toHaveBeenCalledOnce()

  Object.assign(shown, { tag: "two", content: "2" })
  expect(await read()).toBe(1)
  slow.resolve()
  await vi.waitFor(async () => expect(await read()).toBe(2))
  expect(understand).toHaveBeenCalledTimes(2)
})

test("what is withdrawn answers no more", async () => {
  let published: { tag: string; text: () => Promise<string> } | undefined = { tag: "one", text: async () => "1" }
  readLastPublishedWith(async () => published)
  const read = lastPublished("/z", Number)
  expect(await read()).toBe(1)
  published = undefined
  expect(await read()).toBeUndefined()
})

test("nothing published is nothing", async () => {
  readLastPublishedWith(async () => undefined)
  expect(await lastPublished("/y", Number)()).toBeUndefined()
})
