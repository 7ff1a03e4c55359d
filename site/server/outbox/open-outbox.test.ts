import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:http"
import { once } from "node:events"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { openOutbox } from "./open-outbox.ts"
import { keyFileIn } from "./outbox-key.ts"
import { snapshotFilesIn } from "./outbox-snapshot.ts"
import { WrongOutboxKey } from "./proved-seal.ts"
import { OutboxLocked } from "./outbox-file.ts"
import type { OutboxSettings } from "./outbox-settings.ts"
import { sampleSubmission } from "./sample-submission.ts"

const noon = () => new Date("2026-11-20T17:00:00Z")
const open = (where: OutboxSettings, lockPatience?: number) => openOutbox(where, noon, lockPatience)

const settings = (changes: Partial<OutboxSettings> = {}): OutboxSettings => ({
  folder: join(mkdtempSync(join(tmpdir(), "outbox-")), "outbox"),
  key: undefined,
  cms: { url: "http://127.0.0.1:9", token: undefined },
  studioUrl: "https://studio.example",
  siteUrl: "https://site.example",
  smtpUrl: undefined,
  mailFrom: undefined,
  alertEmail: undefined,
  ...changes,
})

/** A content backend that answers as told, and not before `held` is over; it remembers what it was sent. */
const startBackend = async (answer: (id: string) => { status: number; body?: unknown }, held?: Promise<void>) => {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    const form = await new Response(new Uint8Array(Buffer.concat(await request.toArray())), {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData()
    const { record } = JSON.parse(String(form.get("submission")))
    received.push(record.id)
    await held
    const { status, body } = answer(record.id)
    response.writeHead(status).end(JSON.stringify(body ?? { data: { status: "delivered" } }))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = address !== null && typeof address === "object" ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, received, stop: () => server.close() }
}

test("a submission outlives the process, and is delivered when the content backend is back", async () => {
  const submission = sampleSubmission({
    attachments: [{ name: "cv-1.pdf", type: "application/pdf", bytes: new Uint8Array([1, 2, 3]) }],
  })
  const where = settings()
  const first = open(where)
  expect(await first.accept(submission)).toBe(submission.receipt)
  expect(await first.outcome(submission.id, 50)).toEqual({ status: "pending" })
  await first.stop()

  const backend = await startBackend(() => ({ status: 200 }))
  const second = open({ ...where, cms: { url: backend.url, token: "t" } })
  expect(await second.outcome(submission.id, 10_000)).toMatchObject({ status: "delivered" })
  expect(backend.received).toEqual([submission.id])
  await second.stop()
  backend.stop()
})

test("the same submission again has the same receipt and goes out once", async () => {
  const backend = await startBackend(() => ({ status: 200 }))
  const outbox = open(settings({ cms: { url: backend.url, token: "t" } }))
  const submission = sampleSubmission()
  const receipts = await Promise.all([1, 2, 3].map(() => outbox.accept(submission)))
  await outbox.outcome(submission.id, 10_000)
  const later = await outbox.accept({ ...submission, receipt: "ENT-AUTRE" })
  expect(new Set([...receipts, later])).toEqual(new Set([submission.receipt]))
  await outbox.stop()
  expect(backend.received).toEqual([submission.id])
  backend.stop()
})

test("in a rush whoever is waited for goes first, and all of them go once", async () => {
  const held = Promise.withResolvers<void>()
  const backend = await startBackend(() => ({ status: 200 }), held.promise)
  const outbox = open(settings({ cms: { url: backend.url, token: "t" } }))
  const rush = Array.from({ length: 30 }, () => sampleSubmission())
  await Promise.all(rush.map((submission) => outbox.accept(submission)))
  const awaited = sampleSubmission()
  await outbox.accept(awaited)
  const outcome = outbox.outcome(awaited.id, 60_000)
  held.resolve()
  expect(await outcome).toMatchObject({ status: "delivered" })
  // Only those that were on their way already may be before it.
  expect(backend.received.indexOf(awaited.id)).toBeLessThan(5)
  await expect.poll(() => outbox.report()["depth"], { timeout: 60_000, interval: 50 }).toBe(0)
  expect(backend.received.toSorted()).toEqual([...rush, awaited].map(({ id }) => id).toSorted())
  await outbox.stop()
  backend.stop()
})

test("those that nobody waits for go on leaving while others are waited for without a pause", async () => {
  const backend = await startBackend(() => ({ status: 200 }))
  const outbox = open(settings({ cms: { url: backend.url, token: "t" } }))
  const rush = Array.from({ length: 30 }, () => sampleSubmission())
  await Promise.all(rush.map((submission) => outbox.accept(submission)))
  const ordinary = new Set(rush.map(({ id }) => id))
  const gone = () => backend.received.filter((id) => ordinary.has(id)).length
  const before = gone()
  const end = performance.now() + 30_000
  while (gone() < before + 5 && performance.now() < end) {
    const awaited = sampleSubmission()
    await outbox.accept(awaited)
    await outbox.outcome(awaited.id, 60_000)
  }
  expect(gone()).toBeGreaterThanOrEqual(before + 5)
  await outbox.stop()
  backend.stop()
})

test("nothing that was sent can be read on the disk", async () => {
  const where = settings()
  const outbox = open(where)
  const bytes = Buffer.from("Contenu du curriculum")
  await outbox.accept(sampleSubmission({ attachments: [{ name: "cv.pdf", type: "application/pdf", bytes }] }))
  const files = readdirSync(where.folder).map((name) => join(where.folder, name))
  const all = Buffer.concat(files.map((file) => readFileSync(file))).toString("latin1")
  expect(all).toContain("ENT-")
  for (const secret of ["Une personne", "personne@", "Un journal", "Contenu du"]) expect(all).not.toContain(secret)
  for (const file of files) expect(statSync(file).mode & 0o077).toBe(0)
  await outbox.stop()
})

test("a second site on the same outbox is refused, and gets it once the first has stopped", async () => {
  const where = settings()
  const outbox = open(where)
  expect(() => open(where, 100)).toThrow(OutboxLocked)
  expect(() => open(where, 100)).toThrow("sert déjà à un autre site")
  await outbox.stop()
  await open(where).stop()
})

test("a submission that the content backend refuses does not hold back the next", async () => {
  const bad = sampleSubmission()
  const backend = await startBackend((id) => ({ status: id === bad.id ? 400 : 200 }))
  const outbox = open(settings({ cms: { url: backend.url, token: "t" } }))
  await outbox.accept(bad)
  const good = sampleSubmission()
  await outbox.accept(good)
  expect(await outbox.outcome(good.id, 10_000)).toMatchObject({ status: "delivered" })
  expect(await outbox.outcome(bad.id, 0)).toEqual({ status: "pending" })
  await outbox.stop()
  backend.stop()
})

test("another key is refused while something waits, and taken when nothing does", async () => {
  const where = settings({ key: "a".repeat(32) })
  await open(where).stop()
  const other = { ...where, key: "b".repeat(32) }
  const outbox = open(other)
  await outbox.accept(sampleSubmission())
  await outbox.stop()
  expect(() => open(where)).toThrow(WrongOutboxKey)
  await open(other).stop()
})

test(
  "what is refused five times for its own sake is set aside, and tried again after a restart",
  { timeout: 60_000 },
  async () => {
    let status = 400
    const backend = await startBackend(() => ({ status }))
    const where = settings({ cms: { url: backend.url, token: "t" } })
    const outbox = open(where)
    const submission = sampleSubmission()
    await outbox.accept(submission)
    await expect.poll(() => outbox.report()["aside"], { timeout: 40_000, interval: 100 }).toBe(1)
    expect(backend.received).toHaveLength(5)
    await outbox.stop()
    status = 200
    const again = open(where)
    expect(await again.outcome(submission.id, 10_000)).toMatchObject({ status: "delivered" })
    expect(again.report()).toMatchObject({ aside: 0, depth: 0 })
    await again.stop()
    backend.stop()
  },
)

test("a backup gets a copy while the outbox is in use, and what waited is in it", async () => {
  const where = settings()
  const outbox = open(where)
  const submission = sampleSubmission()
  await outbox.accept(submission)
  const { wanted, made } = snapshotFilesIn(where.folder)
  writeFileSync(wanted, "")
  await expect.poll(() => existsSync(wanted), { timeout: 5_000 }).toBe(false)
  expect(statSync(made).mode & 0o777).toBe(0o600)

  const elsewhere = settings()
  mkdirSync(elsewhere.folder, { recursive: true })
  copyFileSync(made, join(elsewhere.folder, "outbox.db"))
  copyFileSync(keyFileIn(where.folder), keyFileIn(elsewhere.folder))
  await outbox.stop()
  const restored = open(elsewhere)
  expect(restored.report()).toMatchObject({ depth: 1 })
  expect(await restored.accept(submission)).toBe(submission.receipt)
  expect(restored.report()).toMatchObject({ depth: 1 })
  await restored.stop()
})
