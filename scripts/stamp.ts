import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"

/**
 * Hashes files and folders by their names and contents: changes when anything in them does.
 * @param root what names are relative to
 * @param paths relative to the root; one that does not exist counts as empty
 */
export async function hashFiles(root: string, paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesIn(join(root, path))))).flat().toSorted()
  const hash = createHash("sha256")
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update("\0")
  }
  return hash.digest("hex")
}

/**
 * Does the work unless the stamp file says that it was done for this very input; stamps it when it succeeds.
 * @returns whether the work was done
 */
export async function unlessStamped(file: string, input: string, work: () => Promise<void>): Promise<boolean> {
  const stamped = await readFile(file, "utf8").catch(() => undefined)
  if (stamped === input) return false
  // Work that is interrupted leaves neither the old state nor the new one.
  await rm(file, { force: true })
  await work()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, input)
  return true
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
