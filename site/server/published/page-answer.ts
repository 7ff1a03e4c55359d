import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { chooseEncoding, type Encoding } from "#server/encoding.ts"
import { type Exchange, send } from "#server/reply.ts"
import type { FlatHeaders } from "#server/security-headers.ts"
import { speculationRules } from "#server/speculation-rules.ts"
import { answerFilled, type FillTokens } from "./filled-answer.ts"
import { type PageFolder, readPage } from "./page-folder.ts"
import type { PageShelf, Shelved, Slot } from "./page-shelf.ts"
import type { Form, PublishedPage } from "./published-page.ts"
import { WholeAnswer } from "./whole-answer.ts"

const unpack = promisify(gunzip)

/**
 * Pages change within a second of an editor's decision, so caches ask again; while they ask, or while the site is away,
 * they may go on with the copy they have.
 */
const cacheControl = "public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=604800"

const ownHeaders = (form: Form, encoding: Encoding, { location, endsAt }: PublishedPage): FlatHeaders => [
  "Content-Type",
  form.mediaType,
  "Cache-Control",
  // No copy may outlive what ends.
  endsAt === undefined ? cacheControl : "no-store",
  "Vary",
  "Accept-Encoding",
  ...speculationRules(form.mediaType),
  "ETag",
  `"${form.tag}-${encoding}"`,
  ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
  ...(location === undefined ? [] : ["Location", location]),
]

/** The headers of a form in an encoding, and the whole answer when that form is kept. */
type Told = { headers: string[]; whole: WholeAnswer | undefined }

const told = new WeakMap<Form, Map<Encoding, Told>>()

const describe = (exchange: Exchange, page: PublishedPage, form: Form, encoding: Encoding): Told => {
  const headers = [...exchange.headersFor(page.guests), ...ownHeaders(form, encoding, page)]
  return { headers, whole: encoding === "identity" ? undefined : new WholeAnswer(page.status, headers, form[encoding]) }
}

/** Where a page stands: what is kept beside it counts there. */
type Place = { shelf: PageShelf; slot: Slot }

/** The answer of a form is made once per encoding, when first asked for. */
const answerOf = (exchange: Exchange, page: PublishedPage, form: Form, encoding: Encoding, place: Place): Told => {
  const known = told.get(form)?.get(encoding)
  if (known) return known
  const made = describe(exchange, page, form, encoding)
  told.set(form, new Map(told.get(form)).set(encoding, made))
  if (made.whole) place.shelf.hold(place.slot, page, made.whole.byteLength)
  return made
}

/** @returns false for the rare client that takes no compressed form, and for a page that holds a form to fill in */
const answerPacked = (exchange: Exchange, page: PublishedPage, form: Form, place: Place): boolean => {
  if (page.holdsToken) return false
  const { request, response } = exchange
  const { "accept-encoding": accepted, "if-none-match": held } = request.headers
  const encoding = chooseEncoding(accepted)
  const { headers, whole } = answerOf(exchange, page, form, encoding, place)
  if (page.status === 200 && held?.includes(form.tag)) response.writeHead(304, headers).end()
  else if (encoding === "identity") return false
  else if (!whole?.sendTo(response)) send({ ...exchange, headers }, page.status, [], form[encoding])
  return true
}

/** Answers at once with a published page whose bytes are in memory. @returns false when it takes more than that */
export const answerFromMemory = (exchange: Exchange, shelved: Shelved, shelf: PageShelf): boolean => {
  const { slot } = shelved
  const form = shelf.formOf(shelved)
  return form !== undefined && slot.page !== undefined && answerPacked(exchange, slot.page, form, { shelf, slot })
}

/**
 * Answers with a published page, from memory or from disk.
 * @returns false when the page turned out not to be readable: somebody else must answer
 */
export const answerFromShelf = async (
  exchange: Exchange,
  shelved: Shelved,
  shelf: PageShelf,
  folder: PageFolder,
  fillTokens: FillTokens,
): Promise<boolean> => {
  if (answerFromMemory(exchange, shelved, shelf)) return true
  const { slot, part } = shelved
  const page = slot.page ?? (await readPage(folder, slot.header.address))
  const form = page?.[part]
  if (!page || !form) return false
  if (!slot.page) shelf.fill(slot, page)
  if (page.holdsToken) {
    await answerFilled(exchange, page, form, fillTokens)
    return true
  }
  const place = { shelf, slot }
  if (answerPacked(exchange, page, form, place)) return true
  const { headers } = answerOf(exchange, page, form, "identity", place)
  send({ ...exchange, headers }, page.status, [], await unpack(form.gzip))
  return true
}
