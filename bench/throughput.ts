import { fileURLToPath } from "node:url"
import { Children } from "#scripts/children.ts"
import { testEnvironment } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import type { StackAddress } from "#e2e/stack/stack.ts"
import { copyPage } from "./copied-page.ts"
import { pinToServerCore } from "./core.ts"
import { startNginx } from "./nginx.ts"
import { OwnSite, untilSettled } from "./own-site.ts"
import { milliseconds, row, verdict, whole } from "./report.ts"
import { loadInTurns, type Server } from "./wrk.ts"

const addresses = ["/", "/services/bde", "/evenements"]
const crowds = [32, 512]

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function startRendering({ cmsUrl, siteToken }: StackAddress, site: OwnSite, children: Children) {
  const port = await freePort()
  const env = {
    ...testEnvironment(),
    NODE_ENV: "production",
    CMS_URL: cmsUrl,
    CMS_TOKEN: siteToken,
    SITE_URL: site.url,
    DATA_DIR: site.dataDir,
  }
  const program = fileURLToPath(new URL("rendering-server.ts", import.meta.url))
  const cwd = fileURLToPath(new URL("../site", import.meta.url))
  const { pid = 0 } = await children.start([program, String(port), site.url], { cwd, env })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 200))
  pinToServerCore(pid)
  return { pid, url }
}

type Beside = { site: OwnSite; nginx: Awaited<ReturnType<typeof startNginx>>; rendering: Server }
type Bursts = { runs: number; seconds: number }

async function compareSpeed(address: string, { site, nginx, rendering }: Beside, bursts: Bursts) {
  const servers = {
    site: { pid: site.pid, url: site.url + address },
    nginx: { pid: nginx.pid, url: nginx.addressOf(address) },
    rendering: { pid: rendering.pid, url: rendering.url + address },
  }
  const of = await loadInTurns(servers, { ...bursts, connections: 32 })
  const [published, beside, rendered] = [of("site"), of("nginx"), of("rendering")]
  const figures = (key: "perSecond" | "perProcessorSecond") =>
    [published, beside, rendered].map((one) => whole(one[key])).join("  ")
  row(`${address}: pages a second, published, nginx, React Router`, figures("perSecond"))
  row("  pages for each second of a processor", figures("perProcessorSecond"))
  const ofNginx = published.perProcessorSecond / beside.perProcessorSecond
  const ofRendering = published.perProcessorSecond / rendered.perProcessorSecond
  verdict("published ÷ nginx", ofNginx, ofNginx >= 0.5, "≥ 0.5")
  verdict("published ÷ React Router rendering", ofRendering, ofRendering >= 30, "≥ 30")
  verdict("errors", published.errors, published.errors === 0, "none")
}

async function compareWaiting(connections: number, { site, nginx }: Beside, bursts: Bursts) {
  const servers = {
    site: { pid: site.pid, url: `${site.url}/` },
    nginx: { pid: nginx.pid, url: nginx.addressOf("/") },
  }
  const of = await loadInTurns(servers, { ...bursts, connections })
  const [published, beside] = [of("site"), of("nginx")]
  const figures = `${milliseconds(published.p99)}  ${milliseconds(beside.p99)}`
  row(`p99 at ${connections} connections: published, nginx (ms)`, figures)
  const ratio = published.p99 / beside.p99
  verdict("p99 ÷ nginx's", ratio, ratio <= 5, "≤ 5")
}

/**
 * Pages a second on one core: published pages, nginx with the same bytes and headers, React Router rendering them with
 * the content backend's answers at hand. Each in turn, medians; then the slowest of a hundred answers in a crowd.
 */
export async function measureThroughput(stack: StackAddress, bursts: Bursts): Promise<void> {
  const children = new Children()
  const site = await OwnSite.over(stack)
  await site.start()
  await untilSettled(site.url)
  pinToServerCore(site.pid)
  const nginx = await startNginx(await Promise.all(addresses.map((address) => copyPage(site.url, address))))
  try {
    const beside = { site, nginx, rendering: await startRendering(stack, site, children) }
    for (const address of addresses) await compareSpeed(address, beside, bursts)
    for (const connections of crowds) await compareWaiting(connections, beside, bursts)
  } finally {
    await nginx.stop()
    await children.stop()
    await site.stop()
  }
}
