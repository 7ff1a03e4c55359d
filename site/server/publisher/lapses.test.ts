import { expect, test, vi } from "vitest"
import { fakeContent } from "./fake-content.ts"

vi.spyOn(console, "log").mockImplementation(() => {})

const voting = () => fakeContent({ votes: [{ id: 1, title: "Vote" }] }, { "/vote": { collection: "votes" } })

test("with the backend away the clock still changes pages; content waits for the backend", async () => {
  const { state, tables, settle, pass, htmlOf } = voting()
  state.closes.set("/vote", state.now + 10_000)
  await settle()
  state.isDown = true
  tables["votes"]![0]!.title = "Another vote"
  await pass(9_000)
  expect(htmlOf("/vote")).toBe("Vote open")
  state.now += 1_000
  await settle()
  expect(htmlOf("/vote"), "before the backend is tried again").toBe("Vote")
  state.isDown = false
  await pass(10_000)
  expect(htmlOf("/vote")).toBe("Another vote")
})

test("so it does when the site starts again without the backend", async () => {
  const first = voting()
  first.state.closes.set("/vote", first.state.now + 10_000)
  await first.settle()
  const pages = new Map(
    [...first.published].map(([address, page]) => [address, { ...page, documentTag: page.document.tag }]),
  )
  const second = fakeContent({}, first.pages, { pages }, first.answers)
  second.state.isDown = true
  second.state.now = first.state.now + 10_000
  await second.pass(10_000)
  expect(second.htmlOf("/vote")).toBe("Vote")
})

test("a page whose answers are not known stays as it is, and so does one that would be gone", async () => {
  const { state, answers, settle, pass, htmlOf } = fakeContent(
    { votes: [{ id: 1, title: "Vote" }] },
    { "/forgotten": { collection: "votes" }, "/ended": { collection: "votes", id: 1 } },
  )
  for (const address of ["/forgotten", "/ended"]) state.closes.set(address, state.now + 10_000)
  state.ends.set("/ended", state.now + 10_000)
  await settle()
  answers.keep("/forgotten", [])
  state.isDown = true
  await pass(60_000)
  expect(htmlOf("/forgotten")).toBe("Vote open")
  expect(htmlOf("/ended")).toBe("Vote open")
})

test("what the backend says when it is back replaces a page made without it", async () => {
  const { state, tables, settle, pass, htmlOf, publisher } = voting()
  state.closes.set("/vote", state.now + 10_000)
  await settle()
  state.isDown = true
  await pass(60_000)
  tables["votes"]![0]!.title = "Prolonged"
  state.closes.set("/vote", state.now + 3_600_000)
  state.isDown = false
  publisher.noteChange({ collection: "votes", keys: ["1"] })
  await pass(10_000)
  expect(htmlOf("/vote")).toBe("Prolonged open")
})
