// `node e2e/bad-input/main.ts [cases] [seed]`: attacks the forms of a stack of its own, or of the one in `E2E_STACK`.
import { runningStack } from "../stack/running.ts"
import { startStack } from "../stack/stack.ts"
import { runCampaign } from "./campaign.ts"

const [cases = 2_400, seed = 1] = process.argv.slice(2).map(Number)
const running = runningStack()
const own = running ? undefined : await startStack()
const stack = running ?? own
try {
  if (!stack) throw new Error("no stack")
  const report = await runCampaign(stack, cases, seed)
  console.log(JSON.stringify(report, undefined, 2))
  const isCalm = report.faults.length === 0 && report.partial.length === 0 && report.arrived === report.receipts
  process.exitCode = isCalm ? 0 : 1
} finally {
  await own?.stop()
}
