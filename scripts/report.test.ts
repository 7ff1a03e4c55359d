import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { addTallies, closingLine, readReport } from "./report.ts"

const write = async (report: object) => {
  const file = join(await mkdtemp(join(tmpdir(), "report-")), "report.json")
  await writeFile(file, JSON.stringify(report))
  return file
}

test("Vitest's report is counted", async () => {
  const file = await write({ numTotalTests: 6, numPassedTests: 3, numFailedTests: 2, numPendingTests: 1 })
  expect(await readReport(file, 1)).toEqual({ passed: 3, failed: 2, skipped: 1 })
})

test("Playwright's report is counted, a flaky test as a failure", async () => {
  const file = await write({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites: [] })
  expect(await readReport(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test("a runner that fails without a failed test is a failure", async () => {
  const file = await write({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(await readReport(file, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test("a runner that leaves no report is a failure, whatever it answered", async () => {
  expect(await readReport("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test("the closing line totals the runners and names skipped tests only when there are some", () => {
  const all = addTallies([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ])
  expect(closingLine(all)).toBe("3 passed, 1 failed")
  expect(closingLine({ ...all, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped")
})
