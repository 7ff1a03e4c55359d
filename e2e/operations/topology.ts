import { type ChildProcess, spawnSync } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Children } from "#scripts/children.ts"
import { openContent } from "#scripts/content.ts"
import { type PostgresAddress, testEnvironment, type Settings } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { findPostgres, startPostgres } from "#scripts/postgres.ts"
import { buildSite, serveSite } from "#scripts/site.ts"
import { launchSite } from "../stack/launch.ts"
import { untilPublished } from "../stack/published.ts"
import { seedDate, siteClock } from "../stack/stack.ts"
import { startFront } from "./front.ts"
import { required, startRedis } from "./programs.ts"
import { secureClient } from "./secure-client.ts"

const secret = "secret of the tests of operations"

/**
 * What a production machine runs, as processes: Directus on PostgreSQL with Redis as its cache and its bus, two sites
 * that are told of each change, nginx with TLS before them.
 */
export async function startTopology() {
  const folder = await mkdtemp(join(tmpdir(), "confederation-topology-"))
  const children = new Children()
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true }), () => children.stop()]
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
    const settings: Settings = {
      port: first,
      siteUrl,
      dataDir: join(folder, "cms"),
      cms: { kind: "own", port: cmsPort, publicUrl: `http://localhost:${cmsPort}`, postgres },
      admin: { email: "admin@example.com", password: undefined },
      seedDate,
      siteClock,
    }
    const forDirectus = {
      REDIS: redis.url,
      CACHE_ENABLED: "true",
      CACHE_AUTO_PURGE: "true",
      CACHE_STORE: "redis",
      SYNCHRONIZATION_STORE: "redis",
      SITE_NOTIFY_URLS: [first, second].map((port) => `http://127.0.0.1:${port}/_notify`).join(","),
      SITE_NOTIFY_SECRET: secret,
    }
    const [content, front] = await Promise.all([
      openContent(children, { ...base, ...forDirectus }, settings),
      startFront({ tlsPort, plainPort, sites: [first, second], cmsPort }),
      buildSite(children, base),
    ])
    stops.push(front.stop)
    const adminToken = content.own?.secrets.adminToken ?? ""
    await launchSite(content.url, adminToken)
    const serve = (port: number) => {
      const options = { port, siteUrl, dataDir: join(folder, `site-${port}`), cms: content, clock: siteClock }
      const env = { ...base, FORM_KEY: secret }
      return serveSite(children, env, options, join(folder, `site-${port}.log`))
    }
    const processes = new Map<number, ChildProcess>()
    for (const port of [first, second]) processes.set(port, await serve(port))
    await Promise.all([first, second].map((port) => untilPublished(`http://127.0.0.1:${port}`, "every page")))
    const visitors = Array.from({ length: 24 }, (_, index) =>
      secureClient(siteUrl, front.authority, `127.0.0.${index + 2}`),
    )
    stops.push(async () => {
      for (const visitor of visitors) visitor.close()
    })
    return {
      siteUrl,
      plainUrl: `http://127.0.0.1:${plainPort}`,
      sites: [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}`] as const,
      cmsUrl: content.url,
      adminToken,
      siteToken: content.token,
      dataDir: settings.dataDir,
      settings,
      postgres,
      redis,
      /** Some visitors of different addresses: nginx shares them between the sites. */
      visitors,
      /** Makes one more database, empty. @throws when it exists */
      makeDatabase(database: string): PostgresAddress {
        const args = ["-h", postgres.host, "-p", String(postgres.port), "-U", postgres.user, database]
        const made = spawnSync(join(findPostgres("createdb") ?? "", "createdb"), args)
        if (made.status !== 0) throw new Error(`no database: ${made.stderr ?? made.error}`)
        return { ...postgres, database }
      },
      /** Ends the first site without warning. */
      killFirst: () => processes.get(first)?.kill("SIGKILL"),
      startFirst: () => serve(first),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Topology = Awaited<ReturnType<typeof startTopology>>
