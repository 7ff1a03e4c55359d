import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { compress } from "#server/compress.ts"
import { log, reason } from "#server/log.ts"
import { encodePage } from "#server/published/page-file.ts"
import { type PageFolder, readPage, removePage, writePage } from "#server/published/page-folder.ts"
import type { Form, PublishedPage } from "#server/published/published-page.ts"
import type { Outlet } from "./outlet.ts"

const unpack = promisify(gunzip)

const repack = async (form: Form): Promise<Form> => {
  const text = await unpack(form.gzip)
  return { ...form, br: await compress(text, "br", "best"), gzip: await compress(text, "gzip", "best") }
}

/** Where the shelf is told of a page: as bytes, which it may keep. */
export type Shelve = { put: (bytes: Buffer, page: PublishedPage) => void; remove: (address: string) => void }

/** Writes each page to disk, then tells the shelf: what is served is never newer than what a restart would find. */
export const diskOutlet = (folder: PageFolder, countsFile: string, shelve: Shelve): Outlet => {
  const publish = async (page: PublishedPage) => {
    const bytes = encodePage(page)
    // A full disk must not keep an editor's correction from being seen.
    await writePage(folder, page.address, bytes).catch((error: unknown) =>
      log("page not kept on disk", { address: page.address, reason: reason(error) }),
    )
    shelve.put(bytes, page)
  }
  return {
    publish,
    withdraw: async (address) => {
      await removePage(folder, address)
      shelve.remove(address)
    },
    pack: async (address) => {
      const page = await readPage(folder, address)
      if (!page) return undefined
      const document = await repack(page.document)
      return { ...page, document, payload: page.payload && (await repack(page.payload)) }
    },
    keepCounts: async (counts) => {
      try {
        await writeFile(`${countsFile}.draft`, JSON.stringify(counts))
        await rename(`${countsFile}.draft`, countsFile)
      } catch (error) {
        // A full disk is no fault of the content backend: the next look keeps them.
        log("counts not kept", { reason: reason(error) })
      }
    },
  }
}

/** The file of believed counts in the data folder. */
export const countsFileIn = (dataDir: string) => join(dataDir, "content-counts.json")

/** The counts that an earlier run kept; none when there was no earlier run, or its file is damaged. */
export const readCounts = async (countsFile: string): Promise<Record<string, number>> => {
  try {
    return JSON.parse(await readFile(countsFile, "utf8"))
  } catch {
    return {}
  }
}
