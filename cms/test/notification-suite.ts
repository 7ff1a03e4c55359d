import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { z } from "zod"
import type { Listener } from "./notification-listener.ts"
import type { Instance } from "./throwaway-directus.ts"

/** Between a refusal and the next message (ms). */
const shortestPause = 250

const Ids = z.array(z.object({ id: z.number() }))

/** What a site is told when content changes. */
export function notificationSuite(instance: () => Instance, listener: () => Listener): void {
  const read = (path: string) => instance().directus.read(path, Ids)
  const write = (path: string, body: unknown) => instance().directus.write("PATCH", path, body)

  test("a change is told at once, signed, with its collection and key", async () => {
    const [event] = await read("/items/events?fields=id&limit=1")
    const message = listener().next("events update")
    await write(`/items/events/${event?.id}`, { price: "5 $" })
    expect(await message).toMatchObject({
      isSigned: true,
      changes: [{ collection: "events", keys: [String(event?.id)], event: "update" }],
    })
    expect((await message).delay).toBeLessThan(5_000)
  })

  test("a page saved with a new block is one message", async () => {
    const [page] = await read("/items/pages?fields=id&limit=1")
    const message = listener().next("pages update")
    await write(`/items/pages/${page?.id}`, { blocks: { create: [{ type: "rich_text" }], update: [], delete: [] } })
    const told = (await message).changes.map(({ collection, event }) => `${collection} ${event}`)
    expect(told.toSorted()).toEqual(["blocks create", "pages update"])
  })

  test("a site that fails is told again, and how old the change is by then", async () => {
    const [event] = await read("/items/events?fields=id&limit=1")
    const refused = listener().next("events update", 500)
    await write(`/items/events/${event?.id}`, { price: "6 $" })
    const { changes, age } = await refused
    const again = await listener().next("events update")
    expect(again).toMatchObject({ isSigned: true, changes })
    expect(again.age - age).toBeGreaterThanOrEqual(shortestPause)
  })

  test("files and the settings are told, requests are not", async () => {
    const [file] = await instance().directus.read("/files?fields=id&limit=1", z.array(z.object({ id: z.string() })))
    const settings = listener().next("settings update")
    await write("/items/settings", { tagline: "Une phrase." })
    expect((await settings).changes).toMatchObject([{ collection: "settings", event: "update" }])
    const changed = listener().next("directus_files update")
    await write(`/files/${file?.id}`, { credit: "Une personne" })
    expect((await changed).changes).toEqual([{ collection: "directus_files", keys: [file?.id], event: "update" }])

    const silence = listener().during(300)
    const request = {
      id: randomUUID(),
      receipt: randomUUID().slice(0, 12),
      submitted_at: "2026-11-20T15:00:00Z",
      form: "feedback",
    }
    await instance().directus.write("POST", "/items/form_submissions", request)
    const told = (await silence).flatMap(({ changes }) => changes.map(({ collection }) => collection))
    expect(told).not.toContain("form_submissions")
  })
}
