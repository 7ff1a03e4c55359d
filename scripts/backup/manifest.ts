import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import { z } from "zod"
import { Failure } from "#scripts/failure.mjs"

const NAME = "manifest.json"

const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The Directus that the database is prepared for. */
  directus: z.string(),
  database: z.enum(["sqlite", "postgres"]).optional(),
  /** The public address and the sources that the model and the seed were applied for and from; without them, or with others, they are applied again. */
  content: z.string().optional(),
  /** SHA-256 of every other file, by its path with `/`. */
  files: z.record(z.string(), z.string()),
})

/** What a backup says of itself. Written last: without it, a backup is not whole. */
export type Manifest = z.infer<typeof Manifest>

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return hash.digest("hex")
}

/** The hash of every file in a folder, by its path. */
async function hashFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashes: Record<string, string> = {}
  for (const file of files.toSorted()) {
    const path = relative(folder, file).replaceAll(sep, "/")
    if (path !== NAME) hashes[path] = await hashFile(file)
  }
  return hashes
}

/** Describes what a folder holds, in that folder. */
export async function writeManifest(folder: string, about: Omit<Manifest, "format" | "madeAt" | "files">) {
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    ...about,
    files: await hashFolder(folder),
  }
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 })
  return manifest
}

/**
 * Reads a backup's description and compares every file with it.
 * @throws {Failure} when the folder is no backup, or one that was cut short or damaged since
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), "utf8").catch(() => undefined)
  if (text === undefined) throw new Failure(`${folder} n’est pas une sauvegarde, ou elle n’a pas été terminée.`)
  const parsed = Manifest.safeParse(parseJson(text))
  if (!parsed.success) throw new Failure(`La description de la sauvegarde ${folder} ne se lit pas.`)
  const found = await hashFolder(folder)
  const { files } = parsed.data
  const damaged = [...new Set([...Object.keys(files), ...Object.keys(found)])].filter(
    (path) => files[path] !== found[path],
  )
  if (damaged.length > 0)
    throw new Failure(
      `La sauvegarde ${folder} est abîmée. ${damaged.length} fichiers manquent ou ont changé, dont ${damaged[0]}.`,
    )
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
