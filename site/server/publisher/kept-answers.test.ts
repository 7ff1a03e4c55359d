import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { KeptAnswers } from "./kept-answers.ts"
import { answerTag, nameOf } from "./read-identity.ts"

vi.spyOn(console, "log").mockImplementation(() => {})

const question = (query: unknown) => ({ collection: "events", query })
const answered = (query: unknown, rows: unknown) => {
  const asked = question(query)
  return { ...asked, rows, name: nameOf(asked), tag: answerTag(rows) }
}

const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), "answers-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, "answers.db")
}

const opened = (file = newFile()) => {
  const answers = new KeptAnswers(file)
  onTestFinished(() => answers.close())
  return answers
}

test("the latest answer is recalled, after a restart too", () => {
  const file = newFile()
  const first = new KeptAnswers(file)
  first.keep("/", [answered({ sort: ["id"] }, [{ id: 1 }])])
  first.keep("/", [answered({ sort: ["id"] }, [{ id: 2 }])])
  first.close()
  const second = opened(file)
  expect(second.recall("/", question({ sort: ["id"] }))).toBe('[{"id":2}]')
  expect(second.recall("/", question({ sort: ["title"] }))).toBeUndefined()
})

test("an answer goes with the last page that asked", () => {
  const answers = opened()
  for (const address of ["/a", "/b"]) answers.keep(address, [answered({}, [{ id: 1 }])])
  answers.keep("/a", [])
  expect(answers.recall("/a", question({}))).toBe('[{"id":1}]')
  answers.keep("/b", [answered({ sort: ["id"] }, [])])
  expect(answers.recall("/a", question({}))).toBeUndefined()
})

const from = (day: string) => ({ filter: { _and: [{ starts_at: { _gte: `${day}T00:00:00` } }] } })

test("what a page asked on another day answers it today, without what is past", () => {
  const answers = opened()
  const rows = ["2027-01-26", "2027-01-27"].map((day, id) => ({ id, starts_at: `${day}T18:00:00` }))
  answers.keep("/", [answered(from("2027-01-26"), rows)])
  answers.keep("/events", [answered({ filter: from("2027-01-01").filter, limit: 3 }, [])])
  expect(answers.recall("/", question(from("2027-01-27")))).toBe(JSON.stringify(rows.slice(1)))
  expect(answers.recall("/events", question(from("2027-01-27")))).toBeUndefined()
})

test("of several questions alike nobody knows which one is meant", () => {
  const answers = opened()
  answers.keep("/", [answered(from("2027-01-26"), [{ id: 1 }]), answered(from("2027-01-30"), [{ id: 2 }])])
  expect(answers.recall("/", question(from("2027-01-27")))).toBeUndefined()
})

test("an answer that grew too long to be kept leaves no older one behind", () => {
  const answers = opened()
  answers.keep("/", [answered({}, [{ id: 1 }])])
  answers.keep("/", [answered({}, [{ id: 1, text: "x".repeat(1_000_001) }])])
  expect(answers.recall("/", question({}))).toBeUndefined()
})

test("a damaged file is made anew", () => {
  const file = newFile()
  writeFileSync(file, "no database at all, but long enough to be taken for one".repeat(100))
  const answers = opened(file)
  answers.keep("/", [answered({}, [{ id: 1 }])])
  expect(answers.recall("/", question({}))).toBe('[{"id":1}]')
})
