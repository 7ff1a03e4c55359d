import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Children } from "#scripts/children.ts"
import { openContent } from "#scripts/content.ts"
import { testEnvironment, type PostgresAddress, type Settings } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { buildSite, serveSite } from "#scripts/site.ts"
import { launchSite } from "./launch.ts"
import { untilPublished, type Wanted } from "./published.ts"

/** The day that the seed's relative dates count from in tests, and the instant at which the site's clock stands: a Friday at noon in Toronto. */
export const seedDate = "2026-11-20"
export const siteClock = "2026-11-20T17:00:00Z"

/** How to reach a stack that runs. */
export type StackAddress = { siteUrl: string; cmsUrl: string; adminToken: string; siteToken: string; dataDir: string }

export type StackOptions = {
  seedDate?: string
  /** `undefined`: the real time. */
  siteClock?: string | undefined
  published?: Wanted
  /** Those of the command that it belongs to, which stops them when it is stopped. */
  children?: Children
  postgres?: PostgresAddress
}

/**
 * Starts the whole product for tests: Directus with schema, access and seed, the built site, already launched and published, on
 * ports of their own, with a new data folder that goes when they stop. Nothing of the developer's own environment
 * reaches them.
 */
export async function startStack(
  options: StackOptions = {},
): Promise<StackAddress & { children: Children; stop: () => Promise<void> }> {
  const { children = new Children() } = options
  const base = testEnvironment()
  const dataDir = await mkdtemp(join(tmpdir(), "confederation-"))
  const stop = () => children.stop()
  children.onceStopped(() => rm(dataDir, { recursive: true, force: true }))
  try {
    const settings = await testSettings(dataDir, options)
    const [content] = await Promise.all([openContent(children, base, settings), buildSite(children, base)])
    const adminToken = content.own?.secrets.adminToken ?? ""
    await launchSite(content.url, adminToken)
    await serveSite(
      children,
      base,
      { ...settings, cms: content, clock: settings.siteClock },
      join(dataDir, "logs", "site.log"),
    )
    await untilPublished(settings.siteUrl, options.published)
    return {
      siteUrl: settings.siteUrl,
      cmsUrl: content.url,
      adminToken,
      siteToken: content.token,
      dataDir,
      children,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function testSettings(dataDir: string, options: StackOptions): Promise<Settings> {
  const port = await freePort()
  const cmsPort = await freePort()
  return {
    port,
    siteUrl: `http://localhost:${port}`,
    dataDir,
    cms: { kind: "own", port: cmsPort, publicUrl: `http://localhost:${cmsPort}`, postgres: options.postgres },
    admin: { email: "admin@example.com", password: undefined },
    seedDate: options.seedDate ?? seedDate,
    siteClock: "siteClock" in options ? options.siteClock : siteClock,
  }
}
