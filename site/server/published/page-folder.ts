import { createHash } from "node:crypto"
import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync } from "node:fs"
import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { log, reason } from "#server/log.ts"
import { bodyLength, decodeHeader, decodePage, type PageHeader } from "./page-file.ts"
import type { PublishedPage } from "./published-page.ts"

/** Changes when the files do: another version's are not read, and removed. */
const layout = "3"
const ending = ".page"

/** The copy on disk of the published pages: one file each, always whole. */
export type PageFolder = { path: string }

/** Opens (or makes) the folder below `dataDir` and clears what an interrupted write or another version left there. */
export const openPageFolder = (dataDir: string): PageFolder => {
  const all = join(dataDir, "published")
  const path = join(all, layout)
  mkdirSync(path, { recursive: true })
  for (const name of readdirSync(all)) if (name !== layout) rmSync(join(all, name), { recursive: true, force: true })
  for (const name of readdirSync(path)) if (!name.endsWith(ending)) rmSync(join(path, name), { force: true })
  return { path }
}

const fileOf = (folder: PageFolder, address: string) =>
  join(folder.path, createHash("sha256").update(address).digest("hex").slice(0, 40) + ending)

/** Writes a page beside its file, then renames: a reader, or a start after a crash, finds the old one or the new one. */
export const writePage = async (folder: PageFolder, address: string, bytes: Buffer) => {
  const file = fileOf(folder, address)
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, bytes)
  await rename(draft, file)
}

export const removePage = (folder: PageFolder, address: string) => rm(fileOf(folder, address), { force: true })

/** The page of an address, or undefined when there is no whole one. */
export const readPage = async (folder: PageFolder, address: string): Promise<PublishedPage | undefined> => {
  const bytes = await readFile(fileOf(folder, address)).catch(() => undefined)
  if (!bytes) return undefined
  try {
    const page = decodePage(bytes)
    return page.address === address ? page : undefined
  } catch (error) {
    log("published page unreadable", { address, reason: reason(error) })
    return undefined
  }
}

/** Reads what every page on disk is, at start. Damaged files are removed: they are rendered again. */
export const readHeaders = (folder: PageFolder): PageHeader[] => {
  const headers: PageHeader[] = []
  for (const name of readdirSync(folder.path)) {
    const file = join(folder.path, name)
    const header = readHeader(file)
    if (header) headers.push(header)
    else rmSync(file, { force: true })
  }
  return headers
}

/** Long enough for any header: an address, two tags, a few numbers. */
const beginning = Buffer.alloc(16 * 1024)

const readHeader = (file: string) => {
  const descriptor = openSync(file, "r")
  try {
    const { header, bodiesAt } = decodeHeader(beginning.subarray(0, readSync(descriptor, beginning)))
    return fstatSync(descriptor).size === bodiesAt + bodyLength(header) ? header : undefined
  } catch {
    return undefined
  } finally {
    closeSync(descriptor)
  }
}
