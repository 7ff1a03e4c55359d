import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { compress } from "#server/compress.ts"
import { log, reason } from "#server/log.ts"
import { encodePage } from "#server/published/page-file.ts"
import { type PageFolder, readPage, removePage, writePage } from "#server/published/page-folder.ts"
import type { Form, PublishedPage } from "#server/published/published-page.ts"
import { KeptAnswers } from "./kept-answers.ts"
import type { Outlet } from "./outlet.ts"

const unpack = promisify(gunzip)

const repack = async (form: Form): Promise<Form> => {
  const text = await unpack(form.gzip)
  return { ...form, br: await compress(text, "br", "best"), gzip: await compress(text, "gzip", "best") }
}

/** Where the shelf is told of a page: as bytes, which it may keep. */
export type Shelve = { put: (bytes: Buffer, page: PublishedPage) => void; remove: (address: string) => void }

/** Writes each page to disk, then tells the shelf: what is served is never newer than what a restart would find. */
export const diskOutlet = (folder: PageFolder, { countsFile, answersFile }: KeptFiles, shelve: Shelve): Outlet => {
  const answers = new KeptAnswers(answersFile)
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
      answers.keep(address, [])
      shelve.remove(address)
    },
    keepAnswers: (address, made) => answers.keep(address, made),
    recall: (address, question) => answers.recall(address, question),
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

/** What the publisher keeps besides pages: believed counts, and what pages were made of. */
export type KeptFiles = { countsFile: string; answersFile: string }

export const keptFilesIn = (dataDir: string): KeptFiles => ({
  countsFile: join(dataDir, "content-counts.json"),
  answersFile: join(dataDir, "content-answers.db"),
})

/** The counts that an earlier run kept; none when there was no earlier run, or its file is damaged. */
export const readCounts = async (countsFile: string): Promise<Record<string, number>> => {
  try {
    return JSON.parse(await readFile(countsFile, "utf8"))
  } catch {
    return {}
  }
}
