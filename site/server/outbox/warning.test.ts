import { DatabaseSync } from "node:sqlite"
import { expect, test } from "vitest"
import { type Concern, concernsOf, type Observed } from "#server/watch/concern.ts"
import type { Administrator } from "./administrator.ts"
import { Notes } from "./notes.ts"
import { Warning } from "./warning.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const noon = Date.parse("2026-11-20T17:00:00Z")

const nothing: Observed = { backend: undefined, freeBytes: undefined, publicAddress: undefined }
const textsOf = (observed: Partial<Observed>, now = noon) =>
  concernsOf({ ...nothing, ...observed }, now).map(({ key, text }) => `${key}: ${text}`)

test("a content backend that restarts concerns nobody; one that stays away, or refuses, does", () => {
  const down = (minutes: number, answer: "none" | number) =>
    textsOf({ backend: { downSince: noon - minutes * MINUTE, answer } }).join()
  expect(down(4, "none")).toBe("")
  expect(down(6, "none")).toMatch(/^backend: Depuis 6 minutes.*est-il démarré/)
  expect(down(6, 403)).toMatch(/licence dépassée/)
  expect(down(6, 500)).toMatch(/répond 500/)
})

test("a disk that fills up is told while there is still room", () => {
  expect(textsOf({ freeBytes: 2 * 1024 ** 3 })).toEqual([])
  expect(textsOf({ freeBytes: 600 * 1024 ** 2 })).toEqual([expect.stringContaining("Il reste 600 Mo")])
})

test("a certificate is told two weeks before its end, and when browsers refuse it", () => {
  const certificate = (days: number) =>
    textsOf({ publicAddress: { certificate: { endsAt: noon + days * DAY }, securityEndsAt: undefined } })
  expect(certificate(15)).toEqual([])
  expect(certificate(13)).toEqual([expect.stringContaining("expire dans 13\u00A0jours")])
  expect(certificate(1.5)).toEqual([expect.stringContaining("expire dans 1\u00A0jour\u00A0:")])
  expect(certificate(0.5)).toEqual([expect.stringContaining("dans moins d’un jour\u00A0:")])
  expect(
    textsOf({ publicAddress: { certificate: { problem: "CERT_HAS_EXPIRED" }, securityEndsAt: undefined } }),
  ).toEqual([expect.stringContaining("CERT_HAS_EXPIRED")])
})

test("an old copy of security.txt is told", () => {
  const security = (days: number) =>
    textsOf({ publicAddress: { certificate: { endsAt: noon + 90 * DAY }, securityEndsAt: noon + days * DAY } })
  expect(security(180)).toEqual([])
  expect(security(20)).toEqual([expect.stringMatching(/^security\.txt: .*2026-12-10/)])
})

const disk: Concern = { key: "disk", text: "Presque plein." }
const backend: Concern = { key: "backend", text: "Absent." }

function watched() {
  const database = new DatabaseSync(":memory:")
  database.exec("CREATE TABLE notes (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID")
  const mails: string[][] = []
  const administrator: Pick<Administrator, "tell"> = {
    tell: async (_, { paragraphs }) => void mails.push(paragraphs),
  }
  const refuseWriting = () => database.exec("PRAGMA query_only = ON")
  // Made anew each time, as after a restart.
  const look = (concerns: Concern[], at: number) => new Warning(administrator, new Notes(database)).look(concerns, at)
  return { mails, look, notes: () => new Notes(database), administrator, refuseWriting }
}

test("what begins is told at once, what lasts once a day, what begins again after it ended", async () => {
  const { mails, look } = watched()
  await look([], noon)
  expect(mails).toEqual([])
  await look([disk], noon)
  await look([disk], noon + MINUTE)
  expect(mails).toEqual([["Presque plein."]])
  await look([disk], noon + DAY)
  expect(mails).toHaveLength(2)
  await look([], noon + DAY + 2 * HOUR)
  await look([disk], noon + DAY + 3 * HOUR)
  expect(mails).toHaveLength(3)
})

test("a disk that takes nothing any more is told all the same, once", async () => {
  const { mails, notes, administrator, refuseWriting } = watched()
  refuseWriting()
  const warning = new Warning(administrator, notes())
  await warning.look([disk], noon)
  await warning.look([disk], noon + MINUTE)
  expect(mails).toEqual([["Presque plein."]])
})

test("something that comes and goes makes one mail an hour at most", async () => {
  const { mails, look } = watched()
  for (let minute = 0; minute < 120; minute++) await look(minute % 10 < 5 ? [backend] : [], noon + minute * MINUTE)
  expect(mails).toHaveLength(2)
})

test("a second trouble is told beside the first, an hour later at the latest", async () => {
  const { mails, look } = watched()
  await look([disk], noon)
  for (let minute = 1; minute <= 61; minute++) await look([disk, backend], noon + minute * MINUTE)
  expect(mails).toEqual([["Presque plein."], ["Presque plein.", "Absent."]])
})
