import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Children } from "#scripts/children.ts"
import { openContent } from "#scripts/content.ts"
import { testEnvironment } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { findPostgres, startPostgres } from "#scripts/postgres.ts"
import { buildSite, serveSite } from "#scripts/site.ts"
import { launchSite } from "../stack/launch.ts"
import { untilPublished } from "../stack/published.ts"
import { seedDate, siteClock } from "../stack/stack.ts"
import { startFront } from "./front.ts"
import { required, startRedis } from "./programs.ts"
import { type Installation, momentOf, runOperation } from "./restored-site.ts"
import { secureClient } from "./secure-client.ts"

const secret = "secret of the tests of operations"

/** Restores what the integration tests have backed up in the same run, if they ran: else the model and the seed are applied. */
async function fillQuickly(empty: Installation): Promise<void> {
  const backup = process.env["POSTGRES_BACKUP"]
  if (!backup || !existsSync(backup)) return
  const { code, said } = await runOperation("restore", backup, empty)
  if (code !== 0) throw new Error(said)
}

/**
 * What a production machine runs, as processes: Directus on PostgreSQL with Redis as its cache and its bus, nginx with
 * TLS before two sites that are told of each change. The first site runs when this comes back; the second one is for the
 * tests to start.
 */
export async function startTopology() {
  const folder = await mkdtemp(join(tmpdir(), "confederation-topology-"))
  const sites = new Children()
  let directus = new Children()
  const stops: (() => Promise<void>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => directus.stop(),
    () => sites.stop(),
  ]
  const stop = async () => {
    for (const one of stops.toReversed()) await one()
  }
  try {
    const [postgres, redis] = await Promise.all([startPostgres(required("PostgreSQL")), startRedis()])
    stops.unshift(postgres.stop, redis.stop)
    const [cmsPort, first, second, tlsPort, plainPort] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ])
    const siteUrl = `https://localhost:${tlsPort}`
    const base = testEnvironment()
    const forDirectus = {
      REDIS: redis.url,
      CACHE_ENABLED: "true",
      CACHE_AUTO_PURGE: "true",
      CACHE_STORE: "redis",
      SYNCHRONIZATION_STORE: "redis",
      SITE_NOTIFY_URLS: [first, second].map((port) => `http://127.0.0.1:${port}/_notify`).join(","),
      SITE_NOTIFY_SECRET: secret,
    }
    const open = ({ dataDir, postgres: database }: Installation) =>
      openContent(
        directus,
        { ...base, ...forDirectus },
        {
          port: first,
          siteUrl,
          dataDir,
          cms: { kind: "own", port: cmsPort, publicUrl: `http://localhost:${cmsPort}`, postgres: database },
          admin: { email: "admin@example.com", password: undefined },
          seedDate,
          siteClock,
        },
      )
    const original: Installation = { dataDir: join(folder, "cms"), siteUrl, postgres }
    await fillQuickly(original)
    const [content, front] = await Promise.all([
      open(original),
      startFront({ tlsPort, plainPort, sites: [first, second], cmsPort }),
      buildSite(sites, base),
    ])
    stops.push(front.stop)
    const adminToken = content.own?.secrets.adminToken ?? ""
    await launchSite(content.url, adminToken)
    const serve = (port: number, clock: string) => {
      const options = { port, siteUrl, dataDir: join(folder, `site-${port}`), cms: content, clock }
      return serveSite(
        sites,
        { ...base, FORM_KEY: secret, SITE_POLISH: "false" },
        options,
        join(folder, `site-${port}.log`),
      )
    }
    const urls = [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}`] as const
    let process = await serve(first, siteClock)
    await untilPublished(urls[0], "every page")
    const visitors = Array.from({ length: 24 }, (_, index) =>
      secureClient(siteUrl, front.authority, `127.0.0.${index + 2}`),
    )
    stops.push(async () => {
      for (const visitor of visitors) visitor.close()
    })
    return {
      siteUrl,
      plainUrl: `http://127.0.0.1:${plainPort}`,
      sites: urls,
      cmsUrl: content.url,
      adminToken,
      siteToken: content.token,
      dataDir: original.dataDir,
      redis,
      /** Some visitors of different addresses: nginx shares them between the sites. */
      visitors,
      original,
      /** An empty installation beside the original. */
      makeEmpty(): Installation {
        const args = ["-h", postgres.host, "-p", String(postgres.port), "-U", postgres.user, "restored"]
        const made = spawnSync(join(findPostgres("createdb") ?? "", "createdb"), args)
        if (made.status !== 0) throw new Error(`no database: ${made.stderr ?? made.error}`)
        return { dataDir: join(folder, "restored"), siteUrl, postgres: { ...postgres, database: "restored" } }
      },
      /** Ends Directus, and starts it with another installation where it was. */
      async replaceContent(installation: Installation) {
        await directus.stop()
        directus = new Children()
        await open(installation)
      },
      /** Starts the second site, and waits until it has published every page. */
      async startSecond() {
        await serve(second, await momentOf(urls[0]))
        await untilPublished(urls[1], "every page")
      },
      /** Ends the first site without warning. */
      killFirst: () => process.kill("SIGKILL"),
      async startFirst() {
        process = await serve(first, await momentOf(urls[1]))
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Topology = Awaited<ReturnType<typeof startTopology>>
