import fc from "fast-check"
import { expect, test } from "vitest"
import type { Look } from "./content-source.ts"
import { Dependencies } from "./dependencies.ts"
import { Inquiry } from "./inquiry.ts"
import { mayMatch } from "./may-match.ts"

type News = { id: number; status: string; theme: string; date: string; pinned: boolean }
type Query = { filter: unknown; sort: readonly string[]; limit?: number; page?: number; name?: string }

const news = fc.record({
  status: fc.constantFrom("published", "draft"),
  theme: fc.constantFrom("a", "b"),
  date: fc.constantFrom("2026-01-01", "2026-01-02", "2026-02-01", "2026-03-01"),
  pinned: fc.boolean(),
})
const table = fc.array(news, { maxLength: 9 }).map((rows) => rows.map((row, at) => ({ ...row, id: at + 1 })))

const fieldOf = (row: News, name: string): string | number => {
  const value: unknown = Reflect.get(row, name)
  return typeof value === "boolean" ? Number(value) : typeof value === "number" ? value : String(value)
}

/** What a database answers. The filters used here are all ones that `mayMatch` decides exactly. */
const answer = (rows: readonly News[], { filter, sort, limit = 99, page = 1 }: Query) => {
  const found = rows.filter((row) => row.status === "published" && mayMatch(filter, row))
  const sorted = found.toSorted((one, other) => {
    for (const written of sort) {
      const name = written.replace("-", "")
      const [left, right] = [fieldOf(one, name), fieldOf(other, name)]
      if (left !== right) return (left < right ? -1 : 1) * (written.startsWith("-") ? -1 : 1)
    }
    return 0
  })
  return sorted.slice((page - 1) * limit, page * limit)
}

const list = { filter: {}, sort: ["-pinned", "-date", "-id"], limit: 2 }
const questions: Query[] = [
  ...[1, 2, 3, 4, 5].map((page) => ({ ...list, page })),
  ...[1, 2].map((page) => ({ ...list, filter: { _and: [{ theme: { _eq: "a" } }] }, page })),
  { filter: { date: { _lt: "2026-02-01" } }, sort: ["-date", "-id"], limit: 1 },
  { filter: { date: { _gt: "2026-01-31" } }, sort: ["date", "id"], limit: 1 },
  { filter: { date: { _gte: "2026-01-01", _lte: "2026-01-31" } }, sort: ["date", "id"] },
  { filter: { theme: { _in: ["b"] } }, sort: ["id"] },
  { filter: { id: { _eq: 3 } }, sort: [], limit: 1 },
]

const inquire = async (before: readonly News[], after: readonly News[], keys: string[]) => {
  const dependencies = new Dependencies({})
  let asked = 0
  questions.forEach((query, at) => {
    const rows = answer(before, query)
    const again = async () => (asked++, answer(after, query))
    dependencies.remember(`/${at}`, [{ collection: "news", query, keys: rows.map(({ id }) => id), rows, again }])
  })
  const look: Look = {
    moment: new Date(0),
    render: () => Promise.reject(new Error("nothing is rendered here")),
    ask: (again) => again(),
    census: () => Promise.reject(new Error("nothing is counted here")),
    records: async () =>
      new Map(after.filter(({ id }) => keys.includes(String(id))).map((row) => [String(row.id), row])),
    listAddresses: async () => [],
  }
  const inquiry = new Inquiry(dependencies)
  const found = inquiry.open(new Map([["news", new Set(keys)]]))
  while (!inquiry.isOver) for (const page of await inquiry.step(look)) found.add(page)
  return { found, asked }
}

const outdated = (before: readonly News[], after: readonly News[]) =>
  questions.flatMap((query, at) =>
    JSON.stringify(answer(before, query)) === JSON.stringify(answer(after, query)) ? [] : [`/${at}`],
  )

test("every page whose answer changed is found: edits, creations, deletions, several at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.option(news)), { minLength: 1, maxLength: 3 }),
      async (before, edits) => {
        const rows = new Map<number, News>(before.map((row) => [row.id, row]))
        for (const [id, row] of edits) {
          if (row) rows.set(id, { ...row, id })
          else rows.delete(id)
        }
        const after = [...rows.values()]
        const { found } = await inquire(
          before,
          after,
          edits.map(([id]) => String(id)),
        )
        for (const page of outdated(before, after)) expect(found).toContain(page)
      },
    ),
    { numRuns: 500 },
  )
})

const published = (id: number, date: string): News => ({ id, status: "published", theme: "b", date, pinned: false })

test("an edit that moves nothing asks only the questions that show the record", async () => {
  const before = Array.from({ length: 9 }, (_, at) => published(at + 1, `2026-0${at + 1}-01`))
  const after = before.map((row) => (row.id === 8 ? { ...row, theme: "c" } : row))
  const { asked } = await inquire(before, after, ["8"])
  expect(asked).toBeLessThanOrEqual(3)
})
