import { spawn } from "node:child_process"
import { createWriteStream } from "node:fs"
import { access, constants, mkdir, readFile, statfs } from "node:fs/promises"
import { delimiter, join } from "node:path"
import { Failure } from "./failure.mjs"
import { isInstalled } from "./lock.mjs"
import { npmCli } from "./node24.mjs"
import { step } from "./step.mjs"

const NEEDED_BYTES = 1.5e9

/**
 * Runs `npm ci` with the given Node when `node_modules` is not what the lock file asks for.
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env must name `npm_config_nodedir`, so that sqlite3 compiles without a download
 */
export async function ensureInstalled(root, node, env) {
  // Directus takes sqlite3 as an optional dependency; it is not needed where it runs on PostgreSQL or elsewhere.
  const needed = env["DB_CLIENT"] === "pg" || env["CMS_URL"] ? [] : ["sqlite3"]
  if (await isUpToDate(root, needed)) return
  const disk = await statfs(root)
  if (disk.bavail * disk.bsize < NEEDED_BYTES) {
    throw new Failure(
      `Le disque est presque plein : il faut 1,5 Go libres dans ${root} pour installer les dépendances.`,
    )
  }
  await step("Installation des dépendances", "environ 1 Go, d’une à quatre minutes", () => runNpmCi(root, node, env))
  if (!(await isUpToDate(root, needed))) throw await compileFailure()
}

/**
 * @param {string} root
 * @param {string[]} needed
 */
async function isUpToDate(root, needed) {
  const wanted = await readLock(root, "package-lock.json")
  return isInstalled(wanted, await readLock(root, "node_modules/.package-lock.json"), needed)
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Promise<import("./lock.mjs").Lock>}
 */
async function readLock(root, file) {
  const text = await readFile(join(root, file), "utf8").catch(() => "{}")
  return JSON.parse(text)
}

/**
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
async function runNpmCi(root, node, env) {
  const npm = npmCli()
  const logFile = join(root, ".node", "install.log")
  await mkdir(join(root, ".node"), { recursive: true })
  const log = createWriteStream(logFile)
  const code = await new Promise((resolve, reject) => {
    const child = spawn(node, [npm, "ci", "--no-audit", "--no-fund"], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    child.on("error", reject)
    child.on("close", resolve)
  })
  await new Promise((resolve) => log.end(resolve))
  if (code !== 0) throw await installFailure(logFile)
}

/** @param {string} logFile */
async function installFailure(logFile) {
  const log = await readFile(logFile, "utf8")
  const seeLog = `Détails : ${logFile}`
  if (/ENOSPC|no space left/i.test(log))
    return new Failure("Le disque s’est rempli pendant l’installation. Libérez environ 1 Go, puis relancez.")
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(log)) {
    return new Failure(`Le registre npm ne répond pas. Vérifiez la connexion, puis relancez. ${seeLog}`)
  }
  return new Failure(`L’installation des dépendances a échoué. ${seeLog}`)
}

async function compileFailure() {
  const missing = await missingCompilers()
  const cause = missing.length > 0 ? `il manque ${missing.join(", ")}` : "sa compilation a échoué"
  return new Failure(
    `sqlite3 n’a pas pu être installé : ${cause}. Sur Debian ou Ubuntu : « apt-get install g++ make python3 », puis relancez.`,
  )
}

async function missingCompilers() {
  const folders = (process.env["PATH"] ?? "").split(delimiter)
  const isHere = async (/** @type {string} */ name) => {
    const found = await Promise.all(
      folders.map((folder) =>
        access(join(folder, name), constants.X_OK).then(
          () => true,
          () => false,
        ),
      ),
    )
    return found.includes(true)
  }
  const wanted = ["g++", "make", "python3"]
  const here = await Promise.all(wanted.map(isHere))
  return wanted.filter((_, index) => !here[index])
}
