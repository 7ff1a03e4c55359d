import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { holdsTokenBlank } from "#app/lib/form-token-blank.ts"
import { findMedia } from "#server/media/media-address.ts"
import type { Form, PublishedPage } from "#server/published/published-page.ts"
import { readGuests } from "#server/security-headers.ts"
import { isAboutOneRecord } from "./read-identity.ts"
import type { Rendering } from "./rendering.ts"

/** `quick`: within a millisecond or two. `best`: ten times slower, a fifth smaller, for what is sent many times. */
export type Effort = "quick" | "best"

const quality = { quick: { br: 4, gzip: 5 }, best: { br: 11, gzip: 9 } } as const

const digest = (text: string | Buffer) => createHash("sha256").update(text).digest("base64url").slice(0, 16)

/** Compresses on the calling thread: the publisher's own, so that it never takes threads from the one that serves. */
export const pack = (text: Buffer, effort: Effort) => ({
  br: brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  }),
  gzip: gzipSync(text, { level: quality[effort].gzip }),
})

const toForm = (body: string, mediaType: string, effort: Effort): Form => {
  const text = Buffer.from(body)
  return { mediaType, tag: digest(text), ...pack(text, effort) }
}

/** The data of a page, whole and without what surrounds every page. The moment it was made is no content. */
const readContent = ({ html, payload }: Rendering) => {
  if (!payload) return { all: html, own: html }
  const { root: _, ...own } = payload.data
  return { all: JSON.stringify(payload.data), own: JSON.stringify(own) }
}

const isIndexable = (address: string, { status, mediaType, html }: Rendering, siteOrigin: string) => {
  if (status !== 200 || !mediaType.startsWith("text/html")) return false
  if (/<meta[^>]+name="robots"[^>]+noindex/.test(html)) return false
  const canonical = /<link[^>]+rel="canonical"[^>]+href="([^"]*)"/.exec(html)?.[1]
  if (canonical === undefined) return !address.includes("?")
  return URL.parse(canonical)?.href === new URL(address, siteOrigin).href
}

const recordsAsked = ({ reads }: Rendering) =>
  reads.filter(isAboutOneRecord).flatMap(({ collection, keys }) => keys.map((key) => `${collection}/${key}`))

/** What is known of a page that is published already. */
export type KnownPage = Omit<PublishedPage, "document" | "payload"> & { documentTag: string }

/** Remembers what tells whether a rendering is news: copies, which keep neither the page's bytes nor its text in memory. */
export const toKnown = ({
  document,
  payload: _,
  ...facts
}: Omit<PublishedPage, "document" | "payload"> & { document: Pick<Form, "tag">; payload?: unknown }): KnownPage =>
  structuredClone({ ...facts, documentTag: document.tag })

/** What a page is made with besides its rendering. */
export type Making = {
  build: string
  siteOrigin: string
  renderedAt: number
  effort: Effort
  known: KnownPage | undefined
}

/** Makes the finished page of a rendering. */
export const makePage = (address: string, rendering: Rendering, making: Making): PublishedPage => {
  const { status, location, endsAt, rightUntil, mediaType, html, payload } = rendering
  const content = readContent(rendering)
  const contentTag = digest(content.own)
  const { build, renderedAt, effort, known } = making
  return {
    address,
    status,
    location,
    endsAt: endsAt?.getTime(),
    rightUntil: rightUntil?.getTime(),
    build,
    renderedAt,
    changedAt: known?.contentTag === contentTag ? known.changedAt : renderedAt,
    contentTag,
    dataTag: digest(content.all),
    about: recordsAsked(rendering),
    media: findMedia(html),
    isIndexable: isIndexable(address, rendering, making.siteOrigin),
    guests: readGuests(html),
    holdsToken: holdsTokenBlank(html),
    document: toForm(html, mediaType, effort),
    payload: payload && toForm(JSON.stringify(payload), "application/json; charset=utf-8", effort),
  }
}

/** Whether a rendering says just what is published: then nothing is written and every cached copy stays valid. */
export const isSame = (rendering: Rendering, known: KnownPage | undefined, build: string): boolean =>
  known !== undefined &&
  known.build === build &&
  known.status === rendering.status &&
  known.location === rendering.location &&
  known.endsAt === rendering.endsAt?.getTime() &&
  known.documentTag === digest(rendering.html) &&
  known.dataTag === digest(readContent(rendering).all)
