import { expect, test } from "vitest"
import { z } from "zod"
import { connectDirectus } from "#cms/scripts/directus-client.ts"
import type { Instance } from "./throwaway-directus.ts"

const Rows = z.array(z.object({ subject: z.string(), yes: z.number(), no: z.number(), last_on: z.string() }))
const most = 2_000

const search = (subject: string, yes = 1) => ({ kind: "search_without_result", subject, yes, no: 0 })

/** What the sites counted is added up, whatever arrives together, and never without end. */
export function signalsSuite(instance: () => Instance): void {
  const asSite = () => connectDirectus(instance().url, instance().siteToken)
  const asAnybody = () => connectDirectus(instance().url, undefined)
  const add = (signals: unknown) => asSite().write("POST", "/visitor-signals", signals)
  const read = (filter: string) =>
    instance().directus.read(`/items/visitor_signals?limit=-1&fields=subject,yes,no,last_on&${filter}`, Rows)

  test("counts that arrive together are all added", async () => {
    const page = { kind: "page_feedback", subject: "/services/bde", yes: 1, no: 2 }
    await Promise.all(Array.from({ length: 20 }, () => add([page, search("piscine"), page])))
    expect(await read("filter[subject][_in]=piscine,/services/bde&sort=subject")).toEqual([
      { subject: "/services/bde", yes: 40, no: 80, last_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      { subject: "piscine", yes: 20, no: 0, last_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
  })

  test.each([
    ["no list", { kind: "page_feedback" }],
    ["another kind", [{ ...search("x"), kind: "visitor" }]],
    ["an endless subject", [search("x".repeat(161))]],
    ["an empty subject", [search(" ")]],
    ["a negative count", [search("x", -1)]],
    ["half a count", [search("x", 0.5)]],
    ["nothing counted", [search("x", 0)]],
    ["too many at once", Array.from({ length: 201 }, (_, at) => search(`mot ${at}`))],
  ])("%s is refused", async (_, signals) => {
    await expect(add(signals)).rejects.toThrow("400")
    expect(await read("filter[subject][_eq]=x")).toEqual([])
  })

  test("nobody adds without the token of a site", async () => {
    await expect(asAnybody().write("POST", "/visitor-signals", [search("x")])).rejects.toThrow("403")
  })

  test("a flood pushes out what was met once, and nothing else", async () => {
    for (let sent = 0; sent < most + 100; sent += 100)
      await add(Array.from({ length: 100 }, (_, at) => search(`mot ${sent + at}`)))
    const kept = await read("filter[kind][_eq]=search_without_result")
    expect(kept).toHaveLength(most)
    expect(kept.find(({ subject }) => subject === "piscine")?.yes).toBe(20)
  })
}
