import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { Courier } from "./courier.ts"
import { Deliveries } from "./deliveries.ts"
import { Gate } from "./gate.ts"
import { GiveWay } from "./give-way.ts"
import { openOutboxFile } from "./outbox-file.ts"
import { sampleSubmission } from "./sample-submission.ts"

test("an outbox that cannot be read for a moment is looked at again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "courier-"))
  const database = openOutboxFile(folder)
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const deliveries = new Deliveries(database)
  const submission = sampleSubmission()
  deliveries.add(submission.id, "backend", Date.now(), false)
  const attempt = vi.fn(async () => ({ isDone: true }) as const)
  const courier = new Courier(
    { kinds: ["backend"], gate: new Gate(1), giveWay: new GiveWay(), attempt },
    {
      deliveries,
      read: () => submission,
      delivered: async ({ submission: id, kind }) =>
        void database.exec(`DELETE FROM deliveries WHERE submission = '${id}' AND kind = '${kind}'`),
    },
  )
  onTestFinished(async () => {
    await courier.stop()
    vi.useRealTimers()
    database.close()
    rmSync(folder, { recursive: true })
  })

  database.exec("ALTER TABLE deliveries RENAME TO elsewhere")
  courier.go()
  expect(attempt).not.toHaveBeenCalled()

  database.exec("ALTER TABLE elsewhere RENAME TO deliveries")
  await vi.advanceTimersByTimeAsync(5_000)
  expect(attempt).toHaveBeenCalledOnce()
})
