import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdir, readFile, rm, stat, statfs } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import type { Children } from "./children.ts"
import { directusEnv, type DirectusOptions } from "./directus-env.ts"
import { root } from "./env.ts"
import { Failure } from "./failure.mjs"
import { unlessStamped } from "./stamp.ts"
import { step } from "./step.mjs"

// Not `directus/cli.js`: it asks the npm registry for a newer version first, for up to 8 s where there is no network.
const fromDirectus = createRequire(createRequire(import.meta.url).resolve("directus/package.json"))
const PROGRAM = fromDirectus.resolve("@directus/api/cli/run.js")
export const { version: directusVersion } = z
  .object({ version: z.string() })
  .parse(fromDirectus("directus/package.json"))

const LONGEST_PAUSE = 30_000

/**
 * Prepares the database when this version of Directus has not done it yet, then starts Directus and starts it
 * again each time it stops by itself.
 * @param base what an operator set for Directus (`EMAIL_…`, `STORAGE_…`), and `PATH`
 * @returns its address
 * @throws {Failure} when Directus does not start
 */
export async function startDirectus(
  children: Children,
  base: NodeJS.ProcessEnv,
  options: DirectusOptions,
): Promise<string> {
  const env = directusEnv(base, options)
  const { dataDir, port } = options
  await mkdir(join(dataDir, "uploads"), { recursive: true })
  const log = directusLog(dataDir)
  const prepare = () =>
    unlessStamped(join(stampsFolder(dataDir), "directus"), `${directusVersion} ${databaseName(options)}`, () =>
      step("Préparation de la base de Directus", "de 5 à 15 s", () => bootstrap(children, env, log)),
    )
  const forget = () => rm(stampsFolder(dataDir), { recursive: true, force: true })
  if (env["DB_FILENAME"] && !existsSync(env["DB_FILENAME"])) await forget()
  await prepare()
  const process = await step("Démarrage de Directus", "de 3 à 10 s", async () => {
    const start = await sizeOf(log)
    try {
      return await launch(children, env, log)
    } catch (error) {
      // A PostgreSQL database that was made again under the same name: what was stamped was done to the former one.
      if (!/Directus tables/.test(await saidSince(log, start))) throw error
      await forget()
      await prepare()
      return launch(children, env, log)
    }
  })
  void keepRunning(children, env, log, process)
  return `http://127.0.0.1:${port}`
}

/** Where Directus writes what it has to say. */
export const directusLog = (dataDir: string) => join(dataDir, "logs", "directus.log")

/** Where we note what was done to the database: forgotten when the database is deleted. */
export const stampsFolder = (dataDir: string) => join(dataDir, "stamps")

/** Which database, so that a stamp for one is not taken for another. */
export const databaseName = ({ postgres }: Pick<DirectusOptions, "postgres">) =>
  postgres ? `${postgres.host}:${postgres.port}/${postgres.database}` : "sqlite"

async function bootstrap(children: Children, env: NodeJS.ProcessEnv, log: string): Promise<void> {
  const start = await sizeOf(log)
  const code = await children.run([PROGRAM, "bootstrap"], { cwd: join(root, "cms"), env, log })
  if (code !== 0) throw await directusFailure(log, start)
}

async function launch(children: Children, env: NodeJS.ProcessEnv, log: string): Promise<ChildProcess> {
  const start = await sizeOf(log)
  const process = await children.start([PROGRAM, "start"], { cwd: join(root, "cms"), env, log })
  // Directus says « ready » on the channel between us as soon as it listens.
  const isReady = await Promise.race([
    once(process, "message").then(() => true),
    once(process, "exit").then(() => false),
  ])
  if (!isReady) throw await directusFailure(log, start)
  return process
}

async function keepRunning(
  children: Children,
  env: NodeJS.ProcessEnv,
  log: string,
  first: ChildProcess,
): Promise<void> {
  let process: ChildProcess | undefined = first
  for (let pause = 1_000; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    if (process) await once(process, "exit")
    if (children.isStopping) return
    console.error(`Directus s’est arrêté. Nouvel essai dans ${pause / 1000} s (détails : ${log})`)
    await sleep(pause)
    if (children.isStopping) return
    process = await launch(children, env, log).catch(() => undefined)
  }
}

async function directusFailure(log: string, start: number): Promise<Failure> {
  const said = await saidSince(log, start)
  const { bavail, bsize } = await statfs(dirname(log))
  // On a full disk its own words cannot be written either.
  if (bavail * bsize < 1e6 || /ENOSPC|SQLITE_FULL|disk is full/.test(said)) {
    return new Failure("Le disque est plein : Directus ne peut pas écrire. Libérez de l’espace, puis relancez.")
  }
  if (/already in use|EADDRINUSE/.test(said))
    return new Failure("Le port de Directus est déjà pris. Choisissez-en un autre avec CMS_PORT.")
  if (/password authentication failed|database ".*" does not exist|role ".*" does not exist/.test(said)) {
    return new Failure("PostgreSQL refuse la connexion. Vérifiez DB_USER, DB_PASSWORD et DB_DATABASE.")
  }
  return new Failure(`Directus n’a pas démarré. Ce qu’il en dit est dans ${log}`)
}

const saidSince = async (log: string, start: number) => (await readFile(log)).subarray(start).toString()

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
