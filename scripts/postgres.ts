import { spawn, spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { chown, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { stopChild } from "./children.ts"
import type { PostgresAddress } from "./env.ts"
import { freePort, isListening } from "./ports.ts"
import { findProgram } from "./search-path.ts"

const DEBIAN = "/usr/lib/postgresql"
const PATIENCE = 60_000

export type ThrowawayPostgres = PostgresAddress & { stop: () => Promise<void> }

/**
 * The folder of PostgreSQL's programs on this machine, or undefined: tests that need them say so and do not run.
 * @param wanted the one that is needed: a machine may have the client's alone
 */
export function findPostgres(wanted = "initdb"): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().toReversed() : []
  const program = findProgram([wanted], [...versions.map((version) => join(DEBIAN, version, "bin")), "/usr/local/bin"])
  return program && dirname(program)
}

/**
 * Starts an empty PostgreSQL of its own, in a temporary folder and on a free port. It refuses to run as root:
 * then another user runs it.
 * @param programs what `findPostgres` found
 */
export async function startPostgres(programs: string): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"))
  const owner = unprivileged()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const options = { cwd: folder, ...owner, env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8" } }
  const data = join(folder, "data")
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "directus", "-A", "trust", "-E", "UTF8", "--no-sync"],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`)

  const port = await freePort()
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "full_page_writes=off"]
  const server = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...settings], {
    ...options,
    stdio: "ignore",
  })
  const stop = async () => {
    // SIGINT is its « fast » stop: it does not wait for its clients to leave.
    await stopChild(server, "SIGINT")
    await rm(folder, { recursive: true, force: true })
  }
  process.once("exit", () => server.kill("SIGKILL"))
  const deadline = performance.now() + PATIENCE
  while (!(await isListening("127.0.0.1", port))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error("PostgreSQL did not start")
    }
    await sleep(100)
  }
  return { host: "127.0.0.1", port, database: "postgres", user: "directus", password: "trusted", stop }
}

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const name = spawnSync("id", ["-u", "postgres"]).status === 0 ? "postgres" : "nobody"
  const id = (flag: string) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout)
  return { uid: id("-u"), gid: id("-g") }
}
