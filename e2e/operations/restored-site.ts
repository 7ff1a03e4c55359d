import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { Children } from "#scripts/children.ts"
import { openContent } from "#scripts/content.ts"
import { databaseVariables, type PostgresAddress, root, testEnvironment } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { serveSite } from "#scripts/site.ts"
import { siteClock } from "../stack/stack.ts"

export type Installation = { dataDir: string; siteUrl: string; postgres?: PostgresAddress | undefined }

/** Runs `npm run backup` or `npm run restore` on an installation. @returns its exit code and all it says */
export async function runOperation(
  name: "backup" | "restore",
  folder: string,
  { dataDir, postgres }: Pick<Installation, "dataDir" | "postgres">,
) {
  const env = { ...testEnvironment(), DATA_DIR: dataDir, ...databaseVariables(postgres) }
  const child = spawn(process.execPath, [join(root, "scripts", `${name}.ts`), folder], { cwd: root, env })
  const [said] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join("")),
    once(child, "exit"),
  ])
  return { code: child.exitCode, said }
}

/** The moment that a site's clock, set when it started, has come to. */
export async function momentOf(url: string): Promise<string> {
  const { process } = JSON.parse(await (await fetch(`${url}/healthz`)).text())
  return new Date(Date.parse(siteClock) + process.uptimeSeconds * 1_000).toISOString()
}

/**
 * Starts what a backup restored as if it were the original, at its public address but on other ports.
 * @param clock what its clock says when it starts: the moment of the backup
 * @returns where it answers: each page from the first minute, all of them published once `untilPublished` says so
 */
export async function startRestored({ dataDir, siteUrl, postgres }: Installation, clock: string) {
  const children = new Children()
  const base = testEnvironment()
  try {
    const [port, cmsPort] = [await freePort(), await freePort()]
    const content = await openContent(children, base, {
      port,
      siteUrl,
      dataDir,
      cms: { kind: "own", port: cmsPort, publicUrl: `http://localhost:${cmsPort}`, postgres },
      admin: { email: "admin@example.com", password: undefined },
      seedDate: undefined,
      siteClock: undefined,
    })
    const options = { port, siteUrl, dataDir, cms: content, clock }
    await serveSite(children, { ...base, SITE_POLISH: "false" }, options, join(dataDir, "logs", "site.log"))
    const url = `http://127.0.0.1:${port}`
    return { url, cmsUrl: content.url, stop: () => children.stop() }
  } catch (error) {
    await children.stop()
    throw error
  }
}

/** A folder of its own, that goes when the test ends. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), "confederation-restore-"))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) }
}
