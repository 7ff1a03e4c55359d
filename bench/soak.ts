// `npm run soak`: ten minutes at full load, visitors who leave too early and an editor at work included. Nothing may
// fail, and the process may not grow. `-- --minutes=1` to try it. With `E2E_STACK` given, over a stack that runs already.
import { loadavg } from "node:os"
import { runningStack } from "#e2e/stack/running.ts"
import { type StackAddress, startStack } from "#e2e/stack/stack.ts"
import { aNews } from "./edited-news.ts"
import { median } from "./median.ts"
import { untilSettled } from "./own-site.ts"
import { row, verdict, whole } from "./report.ts"
import { startRestlessVisitors } from "./restless-visitors.ts"
import { load } from "./wrk.ts"

const BURST = 10
const CONNECTIONS = 128
const addresses = ["/", "/services/bde", "/evenements", "/documentation", "/evenements/_payload.json"]

/** A page that is rendered for each request, nothing published being there to answer. */
const rendered = "/nulle-part"

/** Growth that is no leak: caches that fill up (%). */
const ALLOWED_GROWTH = 10

/** What the process holds, and what the serving thread's objects take (MB). */
type Memory = { residentMegabytes: number; heapMegabytes: number }

const memoryOf = async (siteUrl: string): Promise<Memory> => (await (await fetch(`${siteUrl}/healthz`)).json()).process

async function soak(stack: StackAddress, minutes: number) {
  await untilSettled(stack.siteUrl)
  const news = await aNews(stack)
  const sendHome = startRestlessVisitors(stack.siteUrl, [...addresses, rendered])
  const memory: Memory[] = []
  let [answers, errors] = [0, 0]
  const bursts = Math.ceil((minutes * 60) / BURST)
  for (let burst = 0; burst < bursts; burst++) {
    const url = stack.siteUrl + (addresses[burst % addresses.length] ?? "/")
    await news.rename(`Endurance ${burst}`)
    const measured = await load({ url }, { connections: CONNECTIONS, seconds: BURST })
    answers += measured.perSecond * BURST
    errors += measured.errors
    memory.push(await memoryOf(stack.siteUrl))
  }
  const visits = await sendHome()
  await news.restore()
  report({ memory, answers, errors, visits })
}

function report({
  memory,
  answers,
  errors,
  visits,
}: Record<"answers" | "errors" | "visits", number> & { memory: Memory[] }) {
  const third = Math.ceil(memory.length / 3)
  const [middle, last] = [memory.slice(third, 2 * third), memory.slice(-third)]
  const resident = ({ residentMegabytes }: Memory) => residentMegabytes
  row("answers; visitors who left too early", `${whole(answers)}  ${whole(visits)}`)
  row("resident memory, each burst (MB)", memory.map(resident).join(" "))
  // What a collection leaves is what is really held: a leak lifts it, a heap that is not obliged to shrink does not.
  const [before, after] = [middle, last].map((part) => Math.min(...part.map(({ heapMegabytes }) => heapMegabytes)))
  row("objects of the serving thread at their least, second third and last (MB)", `${before}  ${after}`)
  verdict("errors", errors, errors === 0, "none")
  const growth = (median(last.map(resident)) / median(middle.map(resident)) - 1) * 100
  const isFlat = growth <= ALLOWED_GROWTH
  verdict("growth from the second third to the last (%)", Math.max(0, growth), isFlat, `≤ ${ALLOWED_GROWTH}`)
  row("verdict", isFlat && errors === 0 ? "✓ it endures" : "✗ it does not")
  process.exitCode = isFlat && errors === 0 ? 0 : 1
}

const [, asked = "10"] = /--minutes=([\d.]+)/.exec(process.argv.join(" ")) ?? []
const running = runningStack()
const own = running ? undefined : await startStack({ siteClock: undefined })
try {
  console.log(`${asked} min at full load (load of the machine: ${loadavg()[0]?.toFixed(2)})`)
  if (running) await soak(running, Number(asked))
  if (own) await soak(own, Number(asked))
} finally {
  await own?.stop()
}
process.exit()
