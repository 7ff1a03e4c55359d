import type { StackAddress } from "#e2e/stack/stack.ts"
import { freePort } from "#scripts/ports.ts"
import { OwnSite, untilSettled } from "./own-site.ts"
import { row, verdict } from "./report.ts"

const seconds = (start: number) => (performance.now() - start) / 1_000

const addressesOf = async ({ url }: OwnSite) => {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"))
}

/** @throws when a page does not answer 200 */
async function readAll(site: OwnSite, addresses: readonly string[]) {
  for (const address of addresses) {
    const answer = await fetch(site.url + address)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  }
}

/** How soon a site serves every page: with nothing on disk, after a crash, and after a crash without a content backend. */
export async function measureStarts(stack: StackAddress): Promise<void> {
  const site = await OwnSite.over(stack)
  try {
    const cold = performance.now()
    await site.start()
    row("cold start: answers (s)", seconds(cold).toFixed(1))
    const { pages } = await untilSettled(site.url, false)
    row(`cold start: ${pages} pages published (s)`, seconds(cold).toFixed(1))

    const addresses = await addressesOf(site)
    for (const [name, cmsUrl] of [
      ["warm start", stack.cmsUrl],
      ["start without a content backend", `http://127.0.0.1:${await freePort()}`],
    ] as const) {
      await site.kill()
      const start = performance.now()
      await site.start(cmsUrl)
      await readAll(site, addresses)
      const taken = seconds(start)
      verdict(`${name}: every one of ${addresses.length} pages read (s)`, taken, taken < 2, "< 2")
    }
  } finally {
    await site.stop()
  }
}
