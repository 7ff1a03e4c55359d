import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"

const TETHER = join(import.meta.dirname, "tether.ts")
const PATIENCE = 10_000

export type ChildOptions = {
  cwd: string
  env: NodeJS.ProcessEnv
  /** A file that receives the output, else ours does. */
  log?: string
}

/**
 * The processes that one command started. Each is in a process group of its own (Ctrl-C reaches us alone, we
 * stop them in order) and tethered (none outlives us).
 */
export class Children {
  readonly #running: ChildProcess[] = []
  readonly #cleanUps: (() => Promise<void>)[] = []
  #isStopping = false

  /** From the moment they are asked to stop: what they do after is no failure. */
  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Starts a Node program: its file and its arguments. */
  async start(args: string[], { cwd, env, log }: ChildOptions): Promise<ChildProcess> {
    const child = spawn(process.execPath, ["--import", TETHER, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", log ? "pipe" : "inherit", log ? "pipe" : "inherit", "ipc"],
    })
    if (log) await keepOutput(child, log)
    this.#running.push(child)
    child.once("exit", () => this.#running.splice(this.#running.indexOf(child), 1))
    return child
  }

  /** Runs a Node program to its end. Returns its exit code. */
  async run(args: string[], options: ChildOptions): Promise<number> {
    const child = await this.start(args, options)
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
    return child.exitCode ?? 1
  }

  /** What is to be done once all of them are stopped, however that comes: a folder of theirs to remove. */
  onceStopped(cleanUp: () => Promise<void>): void {
    this.#cleanUps.push(cleanUp)
  }

  /** Stops all of them, the last started first. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const child of this.#running.toReversed()) await stopChild(child)
    for (const cleanUp of this.#cleanUps.splice(0)) await cleanUp()
  }

  /** Stops all of them at once, without waiting. */
  kill(): void {
    this.#isStopping = true
    for (const child of this.#running) child.kill("SIGKILL")
  }
}

/** Asks a process to stop, then insists. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill(signal)
  const insist = setTimeout(() => child.kill("SIGKILL"), PATIENCE)
  await exited
  clearTimeout(insist)
}

async function keepOutput(child: ChildProcess, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const output = createWriteStream(file, { flags: "a" })
  // A log that cannot be written (full disk) must not take the process down with it.
  output.on("error", () => undefined)
  child.stdout?.pipe(output, { end: false })
  child.stderr?.pipe(output, { end: false })
  child.once("close", () => output.end())
}
