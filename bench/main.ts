// `npm run bench`: what the site does on this machine, beside baselines measured in the same run.
// `-- throughput starts` for some parts, `-- --quick` to try it. With `E2E_STACK` given, over a stack that runs already.
import { loadavg } from "node:os"
import { runningStack } from "#e2e/stack/running.ts"
import { type StackAddress, startStack } from "#e2e/stack/stack.ts"
import { measureAcceptance } from "./acceptance.ts"
import { measureContinuity } from "./continuity.ts"
import { weighPages } from "./page-weights.ts"
import { measurePublishing } from "./publish-latency.ts"
import { row } from "./report.ts"
import { measureSearch } from "./search-speed.ts"
import { measureSizes } from "./sizes.ts"
import { measureStarts } from "./starts.ts"
import { measureThroughput } from "./throughput.ts"

const args = process.argv.slice(2)
const isQuick = args.includes("--quick")

const parts: Record<string, (stack: StackAddress) => Promise<void>> = {
  throughput: (stack) => measureThroughput(stack, isQuick ? { runs: 2, seconds: 1 } : { runs: 5, seconds: 2 }),
  latency: (stack) => measurePublishing(stack, isQuick ? 5 : 50),
  continuity: (stack) => measureContinuity(stack, isQuick ? 10 : 200),
  acceptance: (stack) => measureAcceptance(stack, isQuick ? 300 : 2_500),
  starts: measureStarts,
  search: (stack) => measureSearch(stack.siteUrl, isQuick ? 2 : 10),
  weights: weighPages,
  // Last: it fills the content backend.
  // 4,200 news and all their lists are ten thousand pages.
  sizes: (stack) =>
    isQuick ? measureSizes(stack, [100, 300], 300) : measureSizes(stack, [100, 1_000, 4_200, 10_000], 4_200),
}

const asked = args.filter((arg) => !arg.startsWith("--"))
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(" ")}. There are: ${Object.keys(parts).join(" ")}.`)

const running = runningStack()
const own = running ? undefined : await startStack({ siteClock: undefined })
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n${name} (load of the machine: ${loadavg()[0]?.toFixed(2)})`)
    if (running) await measure(running)
    if (own) await measure(own)
  }
} finally {
  await own?.stop()
}
row("", "")
process.exit(0)
