import { expect, test } from "vitest"
import { encodePage } from "./page-file.ts"
import { PageShelf } from "./page-shelf.ts"
import { samplePage } from "./sample-page.ts"

const put = (shelf: PageShelf, address: string, html: string, facts = {}) =>
  shelf.put(encodePage(samplePage(address, html, facts)))

const textOf = (shelf: PageShelf, target: string) => {
  const shelved = shelf.find(target)
  return shelved && shelf.formOf(shelved)?.tag
}

test("a page answers its address, and its payload beside it", () => {
  const shelf = new PageShelf(1e6, Date.now)
  put(shelf, "/", "accueil")
  put(shelf, "/a-propos", "à propos")
  expect(shelf.find("/_payload.json")?.part).toBe("payload")
  expect(shelf.find("/a-propos/_payload.json")?.slot.header.address).toBe("/a-propos")
  expect(shelf.find("/inconnu")).toBeUndefined()
})

test("the data of a filtered list answer beside it, with its query", () => {
  const shelf = new PageShelf(1e6, Date.now)
  put(shelf, "/evenements?type=autre", "filtered")
  expect(shelf.find("/evenements/_payload.json?type=autre")?.part).toBe("payload")
  expect(shelf.find("/evenements/_payload.json")).toBeUndefined()
})

test("a new version replaces the old one, payload and all", () => {
  const shelf = new PageShelf(1e6, Date.now)
  put(shelf, "/x", "one")
  const before = shelf.used
  put(shelf, "/x", "twenty one")
  expect(textOf(shelf, "/x")).toBe("tag-10")
  put(shelf, "/x", "one")
  expect(shelf.used).toBe(before)
  put(shelf, "/x", "", { payload: undefined })
  expect(shelf.find("/x/_payload.json")).toBeUndefined()
})

test("over its budget it lets go of what was asked for the longest ago, and stays within", () => {
  const size = encodePage(samplePage("/page-1", "text")).byteLength
  const shelf = new PageShelf(size * 10.5, Date.now)
  for (let number = 10; number < 20; number++) put(shelf, `/page-${number}`, "text")
  for (let number = 11; number < 20; number++) shelf.find(`/page-${number}`)
  put(shelf, "/page-20", "text")
  shelf.find("/page-20")
  const isInMemory = (address: string) => shelf.headers().some((h) => h.address === address) && textOf(shelf, address)
  expect(isInMemory("/page-10")).toBeUndefined()
  expect(isInMemory("/page-19")).toBe("tag-4")
  expect(shelf.used).toBeLessThanOrEqual(size * 10.5)
  expect(shelf.size).toBe(11)
})

test("what is kept beside a page counts, and goes with it", () => {
  const size = encodePage(samplePage("/page-1", "text")).byteLength
  const shelf = new PageShelf(size * 3.5, Date.now)
  for (const address of ["/page-1", "/page-2"]) put(shelf, address, "text")
  const found = shelf.find("/page-2")
  const page = found?.slot.page
  if (!found || !page) throw new Error("/page-2 is not in memory")
  shelf.hold(found.slot, page, size)
  expect(shelf.used).toBe(size * 3)
  shelf.hold(found.slot, page, size)
  expect(textOf(shelf, "/page-1")).toBeUndefined()
  expect(shelf.used).toBe(size * 3)
  put(shelf, "/page-2", "text")
  shelf.hold(found.slot, page, size)
  expect(shelf.used).toBe(size)
})

test("a page that was let go is put back from disk, once", () => {
  const shelf = new PageShelf(1e6, Date.now)
  const { document, payload, ...facts } = samplePage("/x", "text")
  const lengths = { mediaType: "text/html", tag: document.tag, br: 1, gzip: 1 }
  shelf.announce({ ...facts, document: lengths, payload: payload && lengths })
  const shelved = shelf.find("/x")
  expect(shelved && shelf.formOf(shelved)).toBeUndefined()
  if (shelved) shelf.fill(shelved.slot, samplePage("/x", "text"))
  expect(textOf(shelf, "/x")).toBe("tag-4")
})

test("only media that a published page shows are handed out", () => {
  const shelf = new PageShelf(1e6, Date.now)
  const id = "0ae62606-226b-8542-aa07-a3dcdcb5bff1"
  put(shelf, "/x", "x", { media: [`/media/${id}.abc/640`, `/media/${id}.abc/320`] })
  put(shelf, "/y", "y", { media: [`/media/${id}.abc/640`] })
  shelf.remove("/x")
  expect(shelf.isShown(id)).toBe(true)
  put(shelf, "/y", "y")
  expect(shelf.isShown(id)).toBe(false)
})

test("it tells what was asked for since a mark", () => {
  const shelf = new PageShelf(1e6, Date.now)
  put(shelf, "/x", "x")
  put(shelf, "/y", "y")
  shelf.find("/x")
  const first = shelf.usedSince(0)
  expect(first.addresses).toEqual(["/x"])
  shelf.find("/y/_payload.json")
  expect(shelf.usedSince(first.mark).addresses).toEqual(["/y"])
})

test("what ends is handed out to its last millisecond and never after, whatever becomes of its replacement", () => {
  let now = 1_000
  const shelf = new PageShelf(1e6, () => now)
  put(shelf, "/voter", "", { status: 302, location: "https://vote.example", endsAt: 2_000 })
  now = 1_999
  expect(shelf.find("/voter")?.slot.header.location).toBe("https://vote.example")
  now = 2_000
  expect(shelf.find("/voter")).toBeUndefined()
  expect(shelf.find("/voter/_payload.json")).toBeUndefined()
  put(shelf, "/voter", "", { status: 302, location: "/implication/elections", endsAt: undefined })
  expect(shelf.find("/voter")?.slot.header.location).toBe("/implication/elections")
})
