import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { chooseEncoding, type Encoding } from "#server/encoding.ts"
import { type Exchange, send } from "#server/reply.ts"
import type { FlatHeaders } from "#server/security-headers.ts"
import { speculationRules } from "#server/speculation-rules.ts"
import { type PageFolder, readPage } from "./page-folder.ts"
import type { PageShelf, Shelved } from "./page-shelf.ts"
import type { Form, PublishedPage } from "./published-page.ts"

const unpack = promisify(gunzip)

/**
 * Pages change within a second of an editor's decision, so caches ask again; while they ask, or while the site is away,
 * they may go on with the copy they have.
 */
const cacheControl = "public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=604800"

const describe = (form: Form, encoding: Encoding, location: string | undefined): FlatHeaders => [
  "Content-Type",
  form.mediaType,
  "Cache-Control",
  cacheControl,
  "Vary",
  "Accept-Encoding",
  ...speculationRules(form.mediaType),
  "ETag",
  `"${form.tag}-${encoding}"`,
  ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
  ...(location === undefined ? [] : ["Location", location]),
]

const described = new WeakMap<Form, Map<Encoding, FlatHeaders>>()

/** The headers of a form are worked out once per encoding, when first asked for. */
const headersOf = (form: Form, encoding: Encoding, location: string | undefined): FlatHeaders => {
  const known = described.get(form) ?? new Map<Encoding, FlatHeaders>()
  described.set(form, known)
  const headers = known.get(encoding) ?? describe(form, encoding, location)
  known.set(encoding, headers)
  return headers
}

const answerWith = (exchange: Exchange, page: PublishedPage, form: Form) => {
  const { "accept-encoding": accepted, "if-none-match": held } = exchange.request.headers
  const encoding = chooseEncoding(accepted)
  const headers = headersOf(form, encoding, page.location)
  const told = page.guests ? { ...exchange, headers: exchange.headersFor(page.guests) } : exchange
  if (page.status === 200 && held?.includes(form.tag)) return send(told, 304, headers)
  if (encoding !== "identity") return send(told, page.status, headers, form[encoding])
  return unpack(form.gzip).then((plain) => send(told, page.status, headers, plain))
}

/**
 * Answers with a published page: at once when its bytes are in memory, else from disk.
 * @returns false when the page turned out not to be readable: somebody else must answer
 */
export const answerFromShelf = (
  exchange: Exchange,
  shelved: Shelved,
  shelf: PageShelf,
  folder: PageFolder,
): boolean | Promise<boolean> => {
  const form = shelf.formOf(shelved)
  if (!form || !shelved.slot.page) return answerFromDisk(exchange, shelved, shelf, folder)
  const answered = answerWith(exchange, shelved.slot.page, form)
  return answered ? answered.then(() => true) : true
}

const answerFromDisk = async (exchange: Exchange, { slot, part }: Shelved, shelf: PageShelf, folder: PageFolder) => {
  const page = await readPage(folder, slot.header.address)
  const form = page?.[part]
  if (!page || !form) return false
  shelf.fill(slot, page)
  await answerWith(exchange, page, form)
  return true
}
