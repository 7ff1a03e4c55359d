import { setTimeout as sleep } from "node:timers/promises"
import type { StackAddress } from "#e2e/stack/stack.ts"
import { copyPage } from "./copied-page.ts"
import { aNews } from "./edited-news.ts"
import { manyNews } from "./many-news.ts"
import { median } from "./median.ts"
import { startNginx } from "./nginx.ts"
import { OwnSite, publishingOf, untilSettled } from "./own-site.ts"
import { timeOnePublication } from "./publish-latency.ts"
import { milliseconds, row, verdict, whole } from "./report.ts"
import { loadInTurns } from "./wrk.ts"

const CHANGES = 5

/** So many pages the process has to hold in that much memory (MB). */
const PROMISED = { pages: 10_000, megabytes: 1_024 }

/** What is promised of ten thousand pages is not asked of twenty thousand. */
const judgeMemory = (pages: number, megabytes: number) =>
  pages <= PROMISED.pages * 1.05
    ? verdict("resident memory, at most (MB)", megabytes, megabytes <= PROMISED.megabytes, "≤ 1,024")
    : row("  resident memory, at most (MB)", whole(megabytes))

/** The most memory a site holds while it is watched. */
class MemoryWatch {
  megabytes = 0
  readonly #timer: NodeJS.Timeout

  constructor(siteUrl: string) {
    this.#timer = setInterval(async () => {
      const health = await fetch(`${siteUrl}/healthz`).then(
        (answer) => answer.json(),
        () => undefined,
      )
      this.megabytes = Math.max(this.megabytes, health?.process.residentMegabytes ?? 0)
    }, 500)
  }

  stop(): number {
    clearInterval(this.#timer)
    return this.megabytes
  }
}

async function publishAll(stack: StackAddress) {
  const site = await OwnSite.over(stack)
  try {
    const start = performance.now()
    await site.start()
    const watch = new MemoryWatch(site.url)
    const { pages } = await untilSettled(site.url, false)
    return { pages, seconds: (performance.now() - start) / 1_000, megabytes: watch.stop() }
  } finally {
    await site.stop()
  }
}

async function changeOne(stack: StackAddress) {
  const news = await aNews(stack)
  const before = await publishingOf(stack.siteUrl)
  const times: number[] = []
  for (let version = 0; version < CHANGES; version++) {
    times.push(await timeOnePublication(stack.siteUrl, news, `Essai ${version}`))
    await sleep(3_000)
  }
  await untilSettled(stack.siteUrl, false)
  const after = await publishingOf(stack.siteUrl)
  await news.restore()
  return { time: median(times), rendered: (after.rendered - before.rendered) / CHANGES }
}

/** Changes what every page says, and asks for pages while all of them are rendered again. */
async function loadWhileRendering(stack: StackAddress, changeEverything: () => Promise<void>) {
  const nginx = await startNginx([await copyPage(stack.siteUrl, "/")])
  const servers = { site: { url: `${stack.siteUrl}/` }, nginx: { url: nginx.addressOf("/") } }
  const watch = new MemoryWatch(stack.siteUrl)
  try {
    for (const connections of [32, 512]) {
      await changeEverything()
      const of = await loadInTurns(servers, { runs: 3, seconds: 3, connections })
      const { waiting } = await publishingOf(stack.siteUrl)
      const [published, beside] = [of("site"), of("nginx")]
      row(
        `all rendered again, ${connections} connections: p99 published, nginx (ms); still to render`,
        `${milliseconds(published.p99)}  ${milliseconds(beside.p99)}  ${whole(waiting ?? 0)}`,
      )
      const ratio = published.p99 / beside.p99
      verdict("p99 ÷ nginx's beside the same work", ratio, ratio <= 10, "≤ 10")
      verdict("errors", published.errors, published.errors === 0, "none")
    }
    const { pages } = await untilSettled(stack.siteUrl, false)
    judgeMemory(pages, watch.stop())
  } finally {
    watch.stop()
    await nginx.stop()
  }
}

/** Memory, publishing time, and the cost of one change, with more and more news; at one of these sizes the site in use while all is rendered again. */
export async function measureSizes(stack: StackAddress, sizes: readonly number[], inUseAt: number): Promise<void> {
  const news = manyNews(stack)
  for (const size of sizes) {
    await news.fillTo(size)
    await untilSettled(stack.siteUrl, false)
    const { pages, seconds, megabytes } = await publishAll(stack)
    row(`${whole(size)} news: ${whole(pages)} pages published from nothing (s)`, seconds.toFixed(1))
    judgeMemory(pages, megabytes)
    const { time, rendered } = await changeOne(stack)
    row(`${whole(size)} news: one change served (ms), pages rendered for it`, `${whole(time)}  ${rendered.toFixed(1)}`)
    if (size === inUseAt) await loadWhileRendering(stack, news.changeEverything)
  }
}
