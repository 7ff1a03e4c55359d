// Runs one of our TypeScript programs, `node scripts/run.mjs scripts/start.ts`, on a machine that may have
// nothing but Node 20 and npm: gets Node 24, installs what the lock file asks for, then starts the program.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { constants } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { failWith } from "./failure.mjs"
import { ensureInstalled } from "./install.mjs"
import { ensureNode24 } from "./node24.mjs"

const ADOPTION_CHECK = 500
const root = dirname(import.meta.dirname)
const parent = process.ppid
const [program, ...args] = process.argv.slice(2)

try {
  const dotEnv = join(root, ".env")
  // Node 20.0 to 20.11 cannot read it: what it says then only counts where it is exported.
  if (existsSync(dotEnv)) process.loadEnvFile?.(dotEnv)
  const { node, home } = await ensureNode24(root)
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter)
  // Each thread of a Node program would get memory from heaps of its own, eight for each core, and keep it there.
  const env = { MALLOC_ARENA_MAX: "2", ...process.env, PATH: path, npm_config_nodedir: home }
  await ensureInstalled(root, node, env)
  run(node, env)
} catch (error) {
  failWith(error)
}

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function run(node, env) {
  const tether = join(import.meta.dirname, "tether.ts")
  const child = spawn(node, ["--import", tether, join(root, program ?? ""), ...args], {
    cwd: root,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  })
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal))
  }
  // npm stopped by a signal ends its shell and forgets us: being adopted by another process is how we know.
  setInterval(() => process.ppid === parent || child.kill("SIGTERM"), ADOPTION_CHECK).unref()
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? "SIGTERM"]))
}
