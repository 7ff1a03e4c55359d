import { DatabaseSync } from "node:sqlite"
import { expect, test } from "vitest"
import { reportOf } from "./outbox-report.ts"

const now = Date.parse("2026-11-20T17:00:00Z")

test("what only a sender's own wrong address keeps from its end does not wait", () => {
  const database = new DatabaseSync(":memory:")
  database.exec("CREATE TABLE submissions (id TEXT, content BLOB, accepted_at INTEGER)")
  database.exec("CREATE TABLE deliveries (submission TEXT, kind TEXT, state TEXT)")
  const keep = (id: string, age: number, ...deliveries: [kind: string, state: string][]) => {
    database.prepare("INSERT INTO submissions VALUES (?, x'00', ?)").run(id, now - age)
    for (const delivery of deliveries) database.prepare("INSERT INTO deliveries VALUES (?, ?, ?)").run(id, ...delivery)
  }
  keep("mistyped", 90_000_000, ["acknowledgement", "aside"])
  expect(reportOf(database, now)).toMatchObject({ depth: 0, oldestSeconds: 0, aside: 0, unreachableSenders: 1 })
  keep("on its way", 60_000, ["backend", "waiting"], ["acknowledgement", "aside"])
  expect(reportOf(database, now)).toMatchObject({ depth: 1, oldestSeconds: 60, unreachableSenders: 2 })
  keep("refused", 30_000, ["backend", "aside"])
  expect(reportOf(database, now)).toMatchObject({ depth: 2, oldestSeconds: 60, aside: 1 })
})
