import { readFile } from "node:fs/promises"
import { basename, extname, join } from "node:path"
import { z } from "zod"
import { type Directus, DirectusError } from "#cms/scripts/directus-client.ts"
import { stableId } from "#cms/scripts/stable-id.ts"
import type { SeedFile } from "./seed-record.ts"

const mediaTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
}
const together = 4

/** The id in Directus of a file of the seed: known before it is sent. */
export const fileId = (path: string) => stableId(`file ${path}`)

/** Sends the files that the instance does not have yet. @returns how many were sent */
export async function uploadFiles(directus: Directus, files: SeedFile[], folder: string): Promise<number> {
  const wanted = new Map<string, SeedFile>()
  for (const file of files) {
    wanted.set(file.path, { path: file.path, about: { ...file.about, ...wanted.get(file.path)?.about } })
  }
  if (wanted.size === 0) return 0
  const rows = await directus.read("/files?limit=-1&fields=id", z.array(z.object({ id: z.string() })))
  const present = new Set(rows.map(({ id }) => id))
  const missing = [...wanted.values()].filter(({ path }) => !present.has(fileId(path)))
  for (let start = 0; start < missing.length; start += together) {
    await Promise.all(missing.slice(start, start + together).map((file) => upload(directus, file, folder)))
  }
  return missing.length
}

async function upload(directus: Directus, { path, about }: SeedFile, folder: string): Promise<void> {
  const type = mediaTypes[extname(path)]
  if (!type) throw new Error(`cms/seed/files/${path}: only ${Object.keys(mediaTypes).join(", ")} are known`)
  const form = new FormData()
  form.set("id", fileId(path))
  for (const [name, value] of Object.entries(about)) form.set(name, String(value))
  form.set("file", new Blob([await readFile(join(folder, "files", path))], { type }), basename(path))
  try {
    await directus.write("POST", "/files", form)
  } catch (error) {
    throw error instanceof DirectusError
      ? new Error(`cms/seed/files/${path}: ${error.message}`, { cause: error })
      : error
  }
}
