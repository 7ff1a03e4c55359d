import { setTimeout as sleep } from "node:timers/promises"
import type { StackAddress } from "#e2e/stack/stack.ts"
import { median } from "./wrk.ts"

const patience = 20_000

/** From the moment a change is sent to the content backend to the moment the page's bytes have changed (ms), `count` times. */
export async function measurePublishing({ siteUrl, cmsUrl, adminToken }: StackAddress, count: number) {
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" }
  const query = "filter[status][_eq]=published&filter[publish_on][_null]=true&sort=-date&limit=1&fields=id,slug,title"
  const { data } = await (await fetch(`${cmsUrl}/items/news?${query}`, { headers })).json()
  const [news] = data
  const change = async (title: string) => {
    const body = JSON.stringify({ title })
    const { ok } = await fetch(`${cmsUrl}/items/news/${news.id}`, { method: "PATCH", headers, body })
    if (!ok) throw new Error("the content backend refused a change")
  }
  const times: number[] = []
  for (let version = 0; version < count; version++) {
    const title = `Mesure ${version}`
    const start = performance.now()
    await change(title)
    while (!(await (await fetch(`${siteUrl}/actualites/${news.slug}`)).text()).includes(`>${title}<`)) {
      if (performance.now() - start > patience) throw new Error("a change was not published")
      await sleep(2)
    }
    times.push(performance.now() - start)
    await sleep(500)
  }
  await change(news.title)
  return { median: median(times), max: Math.max(...times), count }
}
