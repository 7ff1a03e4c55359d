import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Children } from "./children.ts"
import type { Content } from "./content.ts"
import { root } from "./env.ts"
import { Failure } from "./failure.mjs"
import { oneAtATime } from "./one-at-a-time.ts"
import { hashFiles, unlessStamped } from "./stamp.ts"
import { step } from "./step.mjs"

const SITE = join(root, "site")
const BUILD_LOCK = join(root, "node_modules", ".site-build.lock")
const NOT_BUILT = new Set(["build", "node_modules", "server", "test", ".react-router"])
const PATIENCE = 60_000

// The package hides its executable from `require.resolve`, not its folder.
const reactRouter = join(dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json")), "bin.cjs")

export type SiteOptions = {
  port: number
  siteUrl: string
  dataDir: string
  cms: Pick<Content, "url" | "token" | "notifySecret" | "preview"> & { own?: { studioUrl: string } }
  clock: string | undefined
}

/** Builds the site when its sources are not those of the last build. Of two commands started together, one waits for the other's build. */
export const buildSite = (children: Children, base: NodeJS.ProcessEnv, log?: string): Promise<void> =>
  oneAtATime(BUILD_LOCK, () => buildUnlessBuilt(children, base, log))

async function buildUnlessBuilt(children: Children, base: NodeJS.ProcessEnv, log?: string): Promise<void> {
  const built = readdirSync(SITE).filter((name) => !NOT_BUILT.has(name))
  const sources = await hashFiles(root, ["package-lock.json", ...built.map((name) => `site/${name}`)])
  await unlessStamped(join(SITE, "build", "sources.sha256"), sources, () =>
    step("Construction du site", "de 10 à 40 s", async () => {
      const env = { ...base, NODE_ENV: "production" }
      const code = await children.run([reactRouter, "build", "--logLevel", "warn"], {
        cwd: SITE,
        env,
        ...(log && { log }),
      })
      if (code !== 0)
        throw new Failure(
          log ? `Le site ne se construit pas. Détails : ${log}` : "Le site ne se construit pas (voir ci-dessus).",
        )
    }),
  )
}

/** Serves the built site; comes back when it answers. */
export async function serveSite(
  children: Children,
  base: NodeJS.ProcessEnv,
  options: SiteOptions,
  log?: string,
): Promise<ChildProcess> {
  const env = { ...siteEnv(base, options), NODE_ENV: "production" }
  return step("Démarrage du site", "quelques secondes", async () => {
    const site = await children.start([join(SITE, "server", "main.ts")], { cwd: SITE, env, ...(log && { log }) })
    await answering(site, options.port, "/healthz")
    return site
  })
}

/** Serves the site from its sources, with hot reload. */
export async function developSite(
  children: Children,
  base: NodeJS.ProcessEnv,
  options: SiteOptions,
): Promise<ChildProcess> {
  const env = { ...siteEnv(base, options), NODE_ENV: "development" }
  return children.start([reactRouter, "dev", "--port", String(options.port), "--strictPort"], { cwd: SITE, env })
}

/** What an operator sets for Directus alone: the process that the public reaches never holds its secrets. */
const OF_DIRECTUS =
  /^(?:ADMIN|AUTH|CACHE|DB|EMAIL|LICENSE|REDIS|STORAGE)(?:_|$)|^(?:SECRET|KEY|CMS_ADMIN_TOKEN|SITE_CMS_TOKEN|PREVIEW_CMS_TOKEN)$/

function siteEnv(base: NodeJS.ProcessEnv, { port, siteUrl, dataDir, cms, clock }: SiteOptions): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(base).filter(([name]) => !OF_DIRECTUS.test(name))),
    PORT: String(port),
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
    CMS_PUBLIC_URL: cms.own?.studioUrl ?? base["CMS_PUBLIC_URL"],
    SITE_NOTIFY_SECRET: cms.notifySecret,
    SITE_PREVIEW_SECRET: cms.preview?.secret ?? base["SITE_PREVIEW_SECRET"],
    CMS_PREVIEW_TOKEN: cms.preview?.token ?? base["CMS_PREVIEW_TOKEN"],
    SITE_CLOCK: clock,
  }
}

async function answering(site: ChildProcess, port: number, path: string): Promise<void> {
  const exit = once(site, "exit").then(() => "dead" as const)
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline) {
    const outcome = await Promise.race([exit, answers(`http://127.0.0.1:${port}${path}`)])
    if (outcome === "dead") throw new Failure("Le site s’est arrêté en démarrant (voir ci-dessus).")
    if (outcome) return
    await sleep(100)
  }
  throw new Failure(`Le site ne répond pas après ${PATIENCE / 1000} s.`)
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
