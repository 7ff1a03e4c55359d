import { expect, test, vi } from "vitest"
import { fakeContent } from "./fake-content.ts"
import type { KeptAnswers } from "./kept-answers.ts"

vi.spyOn(console, "log").mockImplementation(() => {})

const newSite = (kept = {}, answers?: KeptAnswers) =>
  fakeContent(
    {
      news: [1, 2, 3, 4].map((id) => ({ id, title: `News ${id}`, links: [`/news/record-${id}`] })),
      events: [1, 2].map((id) => ({ id, title: `Event ${id}` })),
    },
    {
      "/news": { collection: "news" },
      "/events": { collection: "events" },
      ...Object.fromEntries([1, 2, 3, 4, 5].map((id) => [`/news/record-${id}`, { collection: "news", id }])),
    },
    kept,
    answers,
  )

test("every address is published, those that are only linked too; those that do not exist are not", async () => {
  const { settle, published } = newSite()
  await settle()
  expect([...published.keys()].toSorted()).toEqual([
    "/events",
    "/news",
    "/news/record-1",
    "/news/record-2",
    "/news/record-3",
    "/news/record-4",
  ])
})

test("a change renders exactly the pages that it touches, lists included", async () => {
  const { settle, tables, publisher } = newSite()
  await settle()
  tables["news"]![1]!.title = "Changed"
  publisher.noteChange({ collection: "news", keys: ["2"] })
  expect(await settle()).toEqual(["/news", "/news/record-2"])
})

test("a change that no page shows touches at most the page of the record, and publishes nothing", async () => {
  const { settle, publisher, published } = newSite()
  await settle()
  const before = new Map(published)
  publisher.noteChange({ collection: "news", keys: ["2"] })
  publisher.noteChange({ collection: "staff", keys: [] })
  expect(await settle()).toEqual(["/news/record-2"])
  expect(published).toEqual(before)
})

test("the page of the changed record is published before anything else is asked or rendered", async () => {
  const { settle, tables, publisher, state } = newSite()
  await settle()
  tables["news"]![1]!.title = "Changed"
  publisher.noteChange({ collection: "news", keys: ["2"] })
  state.rendered = []
  await publisher.round()
  expect(state.rendered).toEqual(["/news/record-2"])
})

test("after a start too, before anything has been rendered", async () => {
  const first = newSite()
  await first.settle()
  const pages = new Map(
    [...first.published].map(([address, page]) => [address, { ...page, documentTag: page.document.tag }]),
  )
  const { tables, publisher, state } = newSite({ pages })
  tables["news"]![2]!.title = "Changed"
  publisher.noteChange({ collection: "news", keys: ["3"] })
  await publisher.round()
  expect(state.rendered).toEqual(["/news/record-3"])
})

test("an answer that is not for everybody is not published, and takes the place of none", async () => {
  const { settle, published, publisher, state } = newSite()
  state.isPrivate.add("/news/record-1")
  await settle()
  expect(published.has("/news/record-1")).toBe(false)
  publisher.noteUnpublished("/news/record-1")
  expect(await settle()).toEqual([])
})

test("a burst of changes is looked at once", async () => {
  const { settle, tables, publisher, state } = newSite()
  await settle()
  tables["news"]![1]!.title = "Changed"
  state.asked = 0
  for (let notice = 0; notice < 100; notice++) publisher.noteChange({ collection: "news", keys: ["2"] })
  await settle()
  expect(state.asked).toBeLessThan(10)
})

test("a file that many records make is made after the pages, once for changes that follow each other", async () => {
  const { settle, tables, pages, publisher, state } = newSite()
  pages["/index.json"] = { collection: "news" }
  publisher.noteUnpublished("/index.json")
  await settle()
  state.rendered = []
  for (const id of [1, 2, 3]) {
    tables["news"]![id - 1]!.title = "Changed"
    publisher.noteChange({ collection: "news", keys: [String(id)] })
    for (let rounds = 0; rounds < 10 && !state.rendered.includes("/news"); rounds++) await publisher.round()
    expect(state.rendered).toContain("/news")
    expect(state.rendered).not.toContain("/index.json")
    state.rendered = []
  }
  expect(await settle()).toEqual(["/index.json"])
})

test("a record that appears gets its page, one that is deleted loses it", async () => {
  const { settle, pass, tables, publisher, published } = newSite()
  await settle()
  tables["news"]!.push({ id: 5, title: "News 5", links: ["/news/record-5"] })
  publisher.noteChange({ collection: "news", keys: ["5"] })
  await settle()
  expect(published.has("/news/record-5")).toBe(true)
  tables["news"]!.shift()
  publisher.noteChange({ collection: "news", keys: ["1"] })
  await pass(5_000)
  expect(published.has("/news/record-1")).toBe(false)
  expect(published.has("/news/record-2")).toBe(true)
})

test("a page that fails stays as it is and is tried again", async () => {
  const { settle, pass, tables, publisher, published, state, textOf } = newSite()
  await settle()
  const before = textOf("/events")
  state.status.set("/events", 500)
  tables["events"]![0]!.title = "Changed"
  publisher.noteChange({ collection: "events", keys: ["1"] })
  await settle()
  expect(textOf("/events")).toBe(before)
  state.status.clear()
  await pass(5_000)
  expect(textOf("/events")).not.toBe(before)
  expect(published.get("/events")?.status).toBe(200)
})

test("a backend that is down takes nothing away, and what changed meanwhile is published when it is back", async () => {
  const { settle, pass, tables, published, publisher, state, textOf } = newSite()
  await settle()
  const [pages, before] = [published.size, textOf("/news")]
  state.isDown = true
  publisher.noteChange({ collection: "news", keys: ["2"] })
  await pass(60_000)
  expect(published.size).toBe(pages)
  expect(textOf("/news")).toBe(before)
  expect(publisher.report().backendReachable).toBe(false)

  tables["news"]![1]!.title = "Changed unannounced"
  state.isDown = false
  await pass(10_000)
  expect(textOf("/news")).not.toBe(before)
  expect(publisher.report().backendReachable).toBe(true)
})

test("a backend that was down at the start is published as soon as it is up", async () => {
  const { pass, published, state } = newSite()
  state.isDown = true
  await pass(60_000)
  expect(published.size).toBe(0)
  state.isDown = false
  await pass(10_000)
  expect(published.size).toBe(6)
})

test("the first page that can be made again says that the backend is back, not the last", async () => {
  const { pass, publisher, state } = newSite()
  state.isDown = true
  await pass(60_000)
  expect(publisher.report().backendReachable).toBe(false)
  state.isDown = false
  state.now += 5_000
  await publisher.round()
  expect(publisher.report()).toMatchObject({ backendReachable: true })
  expect(publisher.report().waiting).toBeGreaterThan(0)
})

test("a backend that comes back empty is not believed", async () => {
  const { pass, tables, published, publisher } = newSite()
  await pass(2_000)
  const news = tables["news"]!.splice(0)
  publisher.noteChange({ collection: "news", keys: [] })
  await pass(10 * 60_000, 10_000)
  expect(published.size).toBe(6)
  expect(publisher.report().doubtedCollections).toBe("news")

  tables["news"]!.push(...news)
  await pass(2 * 60_000, 10_000)
  expect(publisher.report().doubtedCollections).toBe("")
})

test("nor is one that is empty at the next start", async () => {
  const first = newSite()
  await first.pass(2_000)
  const pages = new Map(
    [...first.published].map(([address, page]) => [address, { ...page, documentTag: page.document.tag }]),
  )
  for (const answers of [undefined, first.answers]) {
    const second = newSite({ pages: new Map(pages), counts: first.counts.at(-1) }, answers)
    second.tables["news"]!.splice(0)
    await second.pass(60_000, 10_000)
    expect(second.published.size).toBe(0)
    expect(second.publisher.report()).toMatchObject({ pages: 6, doubtedCollections: "news" })
  }
})

test("at the next start nothing is counted for pages that have lost nothing", async () => {
  const first = newSite()
  await first.pass(2_000)
  const pages = new Map(
    [...first.published].map(([address, page]) => [address, { ...page, documentTag: page.document.tag }]),
  )
  const second = newSite({ pages, counts: first.counts.at(-1) }, first.answers)
  await second.publisher.round()
  expect(second.state.rendered.length).toBe(6)
  expect(second.state.counted).toEqual([])
})

test("an editor who deletes everything is believed", async () => {
  const { settle, pass, tables, published, publisher } = newSite()
  await pass(2_000)
  tables["news"]!.splice(0)
  publisher.noteChange({ collection: "news", keys: ["1", "2", "3", "4"] })
  await settle()
  await pass(5_000)
  expect([...published.keys()].toSorted()).toEqual(["/events", "/news"])
})

test("a change that nobody announced is found by comparison", async () => {
  const { pass, tables, publisher, published } = newSite()
  await pass(2_000)
  tables["news"]!.push({ id: 5, title: "News 5", links: ["/news/record-5"] })
  await pass(6 * 60_000, 5_000)
  expect(published.has("/news/record-5")).toBe(true)
  expect(publisher.report().doubtedCollections).toBe("")
})

test("a rendering that says the same is not published again", async () => {
  const { settle, published, publisher, tables } = newSite()
  await settle()
  const before = published.get("/events")
  tables["events"]!.push({ id: 3, title: "" })
  tables["events"]!.pop()
  publisher.noteChange({ collection: "events", keys: [] })
  await settle()
  expect(published.get("/events")).toBe(before)
})

test("after midnight every page is made again", async () => {
  const { settle, state } = newSite()
  await settle()
  state.now += 24 * 3_600_000
  expect(new Set(await settle()).size).toBeGreaterThanOrEqual(6)
})

test("a page that ends just after a change was looked at is gone at its instant", async () => {
  const { settle, state, publisher, published } = newSite()
  await settle()
  state.ends.set("/news/record-2", state.now + 300)
  publisher.noteChange({ collection: "news", keys: ["2"] })
  await settle()
  expect(published.has("/news/record-2")).toBe(true)
  state.now += 400
  await settle()
  expect(published.has("/news/record-2")).toBe(false)
})

test("a page that was being made when its record expired does not come back", async () => {
  const { settle, pass, state, tables, publisher, published, htmlOf } = newSite()
  const record = tables["news"]![1]!
  record.until = state.now + 10_000
  await settle()
  await pass(9_000)
  record.title = "Corrected too late"
  publisher.noteChange({ collection: "news", keys: ["2"] })
  state.takes = 2_000
  await publisher.round()
  expect(htmlOf("/news/record-2")).not.toContain("Corrected")
  state.takes = 0
  await settle()
  expect(published.has("/news/record-2")).toBe(false)
})

test("a change that is announced goes before what an outage left in doubt", async () => {
  const { settle, pass, tables, publisher, state } = newSite()
  await settle()
  state.isDown = true
  await pass(60_000)
  state.isDown = false
  tables["news"]![2]!.title = "Changed"
  publisher.noteChange({ collection: "news", keys: ["3"] })
  state.rendered = []
  await publisher.round()
  expect(state.rendered).toEqual(["/news/record-3"])
})
