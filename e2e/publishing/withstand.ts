import { expect } from "../stack/test.ts"
import type { StackAddress } from "../stack/stack.ts"
import { editorOf } from "./editor.ts"
import { type Edited, slug } from "./edited-site.ts"
import type { Fault } from "./faulty-backend.ts"

const everything = ["pages", "blocks", "news", "events", "settings", "staff", "documents"].map((collection) => ({
  collection,
  keys: [],
}))

/** Makes the content backend fail and expects every page to stay as it was; then to be told of a change without a restart. */
export async function withstand(fault: Fault, { site, addresses, shown, key }: Edited, stack: StackAddress) {
  expect(shown.size).toBeGreaterThan(60)
  await site.backend.fail(fault)
  await site.notify(...everything)
  await expect.poll(async () => (await site.health()).backendReachable, { timeout: 60_000 }).toBe(false)
  expect([...(await site.photograph(addresses))]).toEqual(expect.arrayContaining([...shown]))

  const title = `Après la panne ${fault}`
  await editorOf(stack).changeNews(key, { title })
  await site.backend.fail("none")
  await site.notify({ collection: "news", keys: [key] })
  await expect
    .poll(async () => (await site.get(`/actualites/${slug}`)).text, { timeout: 60_000, intervals: [100] })
    .toContain(title)
}
