import { setTimeout as sleep } from "node:timers/promises"
import type { StackAddress } from "#e2e/stack/stack.ts"
import { aNews, type EditedNews } from "./edited-news.ts"
import { median } from "./median.ts"
import { row, verdict } from "./report.ts"

const PATIENCE = 20_000

/** From the moment a change is sent to the content backend to the moment the page's bytes have changed (ms). */
export async function timeOnePublication(siteUrl: string, news: EditedNews, title: string): Promise<number> {
  const start = performance.now()
  await news.rename(title)
  while (!(await (await fetch(siteUrl + news.address)).text()).includes(`>${title}<`)) {
    if (performance.now() - start > PATIENCE) throw new Error("a change was not published")
    await sleep(2)
  }
  return performance.now() - start
}

export async function measurePublishing(stack: StackAddress, count: number): Promise<void> {
  const news = await aNews(stack)
  const times: number[] = []
  for (let version = 0; version < count; version++) {
    times.push(await timeOnePublication(stack.siteUrl, news, `Mesure ${version}`))
    await sleep(500)
  }
  await news.restore()
  const [middle, longest] = [median(times), Math.max(...times)]
  row(`PATCH → served, ${count} times`, "")
  verdict("median (ms)", middle, middle <= 250, "≤ 250")
  verdict("longest (ms)", longest, longest <= 1_000, "≤ 1,000")
}
