import { readFile } from "node:fs/promises"
import { z } from "zod"

export type Tally = { passed: number; failed: number; skipped: number }

const Vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }) => ({
    passed,
    failed,
    skipped,
  }))

// A flaky test would be one that passed on a second try: there is none, and it would not be a success.
const Playwright = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))

const Report = z.union([Vitest, Playwright])

/**
 * What a runner (Vitest or Playwright) counted, from its JSON report.
 * A runner that failed without a failed test (a file that does not load, a setup that breaks) counts as one failure,
 * and so does one that left no report.
 */
export async function readReport(file: string, exitCode: number): Promise<Tally> {
  const text = await readFile(file, "utf8").catch(() => "null")
  const parsed = Report.safeParse(JSON.parse(text))
  const tally = parsed.success ? parsed.data : { passed: 0, failed: 1, skipped: 0 }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

export const addTallies = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** The one line that closes a run of the tests. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
