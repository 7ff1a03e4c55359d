import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import type { PublishedReader } from "#app/lib/last-published.server.ts"
import { type PageFolder, readPage } from "./page-folder.ts"
import type { PageShelf } from "./page-shelf.ts"

const unpack = promisify(gunzip)

/** Lets the application read what is published, for the pages that it renders for one visitor. */
export const publishedText =
  (shelf: PageShelf, folder: PageFolder): PublishedReader =>
  async (target) => {
    const shelved = shelf.find(target)
    if (!shelved) return undefined
    const { slot, part } = shelved
    const facts = slot.header[part]
    if (!facts) return undefined
    const text = async () => {
      const form = shelf.formOf(shelved) ?? (await readPage(folder, slot.header.address))?.[part]
      if (!form) throw new Error(`${target} cannot be read from disk`)
      return (await unpack(form.gzip)).toString()
    }
    return { tag: facts.tag, text }
  }
