import { closingLine, type Tally } from "./report.ts"

/** Ends a run of tests with its one closing line. Fails when something failed, and when nothing ran. */
export function finish(tally: Tally): never {
  console.log(`\n${closingLine(tally)}`)
  process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0)
}
