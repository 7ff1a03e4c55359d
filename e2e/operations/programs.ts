import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { stopChild } from "#scripts/children.ts"
import { freePort, isListening } from "#scripts/ports.ts"
import { findPostgres } from "#scripts/postgres.ts"
import { findProgram } from "#scripts/search-path.ts"

const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin"]
const PATIENCE = 60_000

/** The programs of a production machine, where they are installed. */
export const programs = {
  PostgreSQL: findPostgres(),
  Redis: findProgram(["redis-server"], FOLDERS),
  nginx: findProgram(["nginx"], FOLDERS),
  OpenSSL: findProgram(["openssl"], FOLDERS),
}

/** Those of the programs that this machine lacks, by name. */
export const missing = (names: readonly (keyof typeof programs)[]) =>
  names.filter((name) => programs[name] === undefined).join(", ")

export function required(name: keyof typeof programs): string {
  const program = programs[name]
  if (program === undefined) throw new Error(`${name} is not installed`)
  return program
}

/** Starts a server of this machine, in the foreground. @returns what stops it */
export async function startServer(program: string, args: string[], port: number): Promise<() => Promise<void>> {
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] })
  let said = ""
  server.stderr.on("data", (bytes: Buffer) => (said += bytes))
  const kill = () => server.kill("SIGKILL")
  process.once("exit", kill)
  const stop = async () => {
    process.off("exit", kill)
    await stopChild(server)
  }
  const deadline = performance.now() + PATIENCE
  while (!(await isListening("127.0.0.1", port))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`${program} did not start: ${said}`)
    }
    await sleep(50)
  }
  return stop
}

/** A Redis of its own that keeps nothing. */
export async function startRedis() {
  const folder = await mkdtemp(join(tmpdir(), "redis-"))
  const port = await freePort()
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "no"]
  const stopServer = await startServer(required("Redis"), args, port)
  return {
    url: `redis://127.0.0.1:${port}`,
    /** What Redis answers to one command, as it is on the wire. */
    async ask(command: string): Promise<string> {
      const socket = connect({ host: "127.0.0.1", port })
      socket.write(`${command}\r\n`)
      const [answer] = await once(socket, "data")
      socket.destroy()
      return String(answer)
    },
    async stop() {
      await stopServer()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a certificate for `localhost` that nobody else trusts. @returns its files */
export function makeCertificate(folder: string) {
  const certificate = join(folder, "certificate.pem")
  const key = join(folder, "key.pem")
  const made = spawnSync(required("OpenSSL"), [
    ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost".split(" "),
    "-addext",
    "subjectAltName=DNS:localhost,IP:127.0.0.1",
    "-keyout",
    key,
    "-out",
    certificate,
  ])
  if (made.status !== 0) throw new Error(`no certificate: ${made.stderr}`)
  return { certificate, key }
}
