import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { Failure } from "./failure.mjs"
import { step } from "./step.mjs"

const MAJOR = 24
const VERSION = "24.21.0"

/**
 * Finds Node 24: the running one, else npm's platform package, fetched once into `.node/`.
 * @param {string} root the project's folder
 * @returns {Promise<{ node: string, home: string }>} the executable, and the folder that holds its `include/`
 */
export async function ensureNode24(root) {
  const running = dirname(dirname(process.execPath))
  if (process.versions.node.startsWith(`${MAJOR}.`) && hasHeaders(running)) {
    return { node: process.execPath, home: running }
  }
  const name = `node-${process.platform}-${process.arch}`
  const home = join(root, ".node", "node_modules", name)
  const node = join(home, "bin", "node")
  if (!existsSync(node)) {
    await step(`Téléchargement de Node ${VERSION}`, "moins d’une minute", () => fetchNode(root, `${name}@${VERSION}`))
  }
  return { node, home }
}

/**
 * Native modules are compiled against these: without them node-gyp would have to download them.
 * @param {string} home
 */
function hasHeaders(home) {
  return existsSync(join(home, "include", "node", "node.h"))
}

/**
 * @param {string} root
 * @param {string} wanted
 */
async function fetchNode(root, wanted) {
  const install = ["install", "--prefix", join(root, ".node"), "--no-save", "--no-audit", "--no-fund", wanted]
  try {
    await promisify(execFile)(process.execPath, [npmCli(), ...install], { cwd: root })
  } catch (error) {
    throw new Failure(
      `Node ${MAJOR} n’a pas pu être téléchargé du registre npm (${wanted}). Vérifiez l’accès au registre ou installez Node ${MAJOR} vous-même, puis relancez.\n${lastLine(error)}`,
    )
  }
}

/**
 * npm's own program, to be run by the Node of our choice.
 * @returns {string}
 */
export function npmCli() {
  const path = process.env["npm_execpath"]
  if (path?.endsWith("npm-cli.js")) return path
  throw new Failure("Lancez cette commande par npm (par exemple « npm start ») depuis le dossier du projet.")
}

/** @param {unknown} error */
function lastLine(error) {
  const text = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error)
  return text.split("\n").find((line) => line.includes("error")) ?? ""
}
