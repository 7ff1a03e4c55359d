// `npm run bench`: what the site does on this machine, beside baselines measured in the same run. `-- --quick` to try it.
import { once } from "node:events"
import { loadavg } from "node:os"
import { gunzipSync } from "node:zlib"
import { freePort } from "#scripts/ports.ts"
import { testEnvironment } from "#scripts/env.ts"
import { startStack, type StackAddress } from "#e2e/stack/stack.ts"
import { type Copied, startNginx } from "./nginx.ts"
import { measurePublishing } from "./publish-latency.ts"
import { load, median, type Load } from "./wrk.ts"

const isQuick = process.argv.includes("--quick")
const runs = isQuick ? 2 : 5
const seconds = isQuick ? 1 : 5
const addresses = ["/", "/services/bde", "/evenements"]

const row = (name: string, value: string) => console.log(`${name.padEnd(58)} ${value}`)
const whole = (value: number) => Math.round(value).toLocaleString("en")

const rawBytes = async (url: string, encoding: string) => {
  const { request } = await import("node:http")
  const asked = request(url, { headers: { "accept-encoding": encoding } }).end()
  const [answer] = await once(asked, "response")
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const copy = async (siteUrl: string, address: string): Promise<Copied> => {
  const gzip = await rawBytes(siteUrl + address, "gzip")
  const { headers } = await fetch(siteUrl + address)
  const br = await rawBytes(siteUrl + address, "br")
  return { name: address.replaceAll("/", "-"), html: gunzipSync(gzip), br, gzip, headers }
}

const settle = async (siteUrl: string) => {
  for (;;) {
    const { publishing } = await (await fetch(`${siteUrl}/healthz`)).json()
    if (publishing.waiting === 0) return publishing.pages
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Loads several servers in turn, so that what else the machine does falls on all of them. */
const inTurns = async (servers: Record<string, string>, connections: number) => {
  const loads: Record<string, Load[]> = Object.fromEntries(Object.keys(servers).map((name) => [name, []]))
  for (let run = 0; run < runs; run++)
    for (const [name, url] of Object.entries(servers)) loads[name]?.push(await load(url, { connections, seconds }))
  const middle = (name: string, key: keyof Load) => median((loads[name] ?? []).map((one) => one[key]))
  return (name: string) => ({
    perSecond: middle(name, "perSecond"),
    p99: middle(name, "p99"),
    errors: middle(name, "errors"),
  })
}

const startRendering = async ({ siteUrl, cmsUrl, siteToken, children }: Awaited<ReturnType<typeof startStack>>) => {
  const port = await freePort()
  const env = { ...testEnvironment(), NODE_ENV: "production", CMS_URL: cmsUrl, CMS_TOKEN: siteToken, SITE_URL: siteUrl }
  const program = `${import.meta.dirname}/rendering-server.ts`
  await children.start([program, String(port), siteUrl], { cwd: `${import.meta.dirname}/../site`, env })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 200))
  return url
}

const measureThroughput = async (stack: Awaited<ReturnType<typeof startStack>>) => {
  const nginx = await startNginx(await Promise.all(addresses.map((address) => copy(stack.siteUrl, address))))
  const rendering = await startRendering(stack)
  for (const address of addresses) {
    const urls = {
      site: stack.siteUrl + address,
      nginx: `${nginx.url}/${address.replaceAll("/", "-")}`,
      rendering: rendering + address,
    }
    const of = await inTurns(urls, 32)
    const [site, other, rendered] = [of("site"), of("nginx"), of("rendering")]
    row(
      `${address}: pages/s published, nginx, React Router`,
      [site, other, rendered].map((one) => whole(one.perSecond)).join("  "),
    )
    row("  published ÷ nginx", (site.perSecond / other.perSecond).toFixed(2))
    row("  published ÷ React Router rendering", (site.perSecond / rendered.perSecond).toFixed(1))
    row("  p99 at 32 connections: published, nginx (ms)", `${site.p99.toFixed(1)}  ${other.p99.toFixed(1)}`)
    row("  errors", String(site.errors))
  }
  const crowded = await inTurns({ site: `${stack.siteUrl}/`, nginx: `${nginx.url}/-` }, 512)
  row(
    "p99 at 512 connections: published, nginx (ms)",
    `${crowded("site").p99.toFixed(1)}  ${crowded("nginx").p99.toFixed(1)}`,
  )
  await nginx.stop()
}

const weigh = async ({ siteUrl }: StackAddress) => {
  for (const address of addresses) {
    const html = await (await fetch(siteUrl + address)).text()
    const files = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ""))
    const sizes = await Promise.all(
      [address, ...files].map(async (path) => (await rawBytes(siteUrl + path, "br")).byteLength),
    )
    row(
      `${address}: document, with its styles and scripts (bytes, brotli)`,
      `${whole(sizes[0] ?? 0)}  ${whole(sizes.reduce((a, b) => a + b, 0))}`,
    )
  }
}

row("load of the machine before", loadavg()[0]?.toFixed(2) ?? "")
const start = performance.now()
const stack = await startStack({ siteClock: undefined })
try {
  row("pages published", String(await settle(stack.siteUrl)))
  row("cold start, database and seed included (s)", ((performance.now() - start) / 1000).toFixed(1))
  await measureThroughput(stack)
  const latency = await measurePublishing(stack, isQuick ? 5 : 50)
  row(`PATCH → served, ${latency.count} times: median, max (ms)`, `${whole(latency.median)}  ${whole(latency.max)}`)
  await weigh(stack)
  row("load of the machine after", loadavg()[0]?.toFixed(2) ?? "")
} finally {
  await stack.stop()
}
process.exit(0)
