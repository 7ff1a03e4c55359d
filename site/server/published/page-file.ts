import { createHash } from "node:crypto"
import type { Form, PublishedPage } from "./published-page.ts"

/** Everything of a page but its bytes: what a start reads of each file, and what stays in memory when the bytes do not. */
export type PageHeader = Omit<PublishedPage, "document" | "payload"> & {
  document: FormHeader
  payload: FormHeader | undefined
}

type FormHeader = { mediaType: string; tag: string; br: number; gzip: number }

const newline = 0x0a
const sealLength = 32

const toFormHeader = ({ mediaType, tag, br, gzip }: Form): FormHeader => ({
  mediaType,
  tag,
  br: br.byteLength,
  gzip: gzip.byteLength,
})

const bodiesOf = ({ document, payload }: PublishedPage) =>
  [document, ...(payload ? [payload] : [])].flatMap((form) => [form.br, form.gzip])

/**
 * A page as one piece of bytes: `seal ⏎ header ⏎ bodies`. One file, so that all forms of a page change together;
 * the seal names everything after it, so that a torn or damaged file is noticed.
 */
export const encodePage = (page: PublishedPage): Buffer => {
  const header: PageHeader = {
    ...page,
    document: toFormHeader(page.document),
    payload: page.payload && toFormHeader(page.payload),
  }
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...bodiesOf(page)])
  return Buffer.concat([Buffer.from(`${sealOf(content)}\n`), content])
}

const sealOf = (content: Buffer) => createHash("sha256").update(content).digest("hex").slice(0, sealLength)

/**
 * Reads the header from the first bytes of a file.
 * @returns the header and where the bodies start
 * @throws when the header is not all there
 */
export const decodeHeader = (bytes: Buffer): { header: PageHeader; bodiesAt: number } => {
  const end = bytes.indexOf(newline, sealLength + 1)
  if (end < 0) throw new Error("A published page has no header")
  return { header: JSON.parse(bytes.toString("utf8", sealLength + 1, end)), bodiesAt: end + 1 }
}

/** How many bytes follow the header. */
export const bodyLength = ({ document, payload }: PageHeader): number =>
  document.br + document.gzip + (payload ? payload.br + payload.gzip : 0)

/**
 * Reads a page back. Its bodies are views of `bytes`, not copies.
 * @throws when the bytes are not exactly what was written
 */
export const decodePage = (bytes: Buffer): PublishedPage => {
  const content = bytes.subarray(sealLength + 1)
  if (sealOf(content) !== bytes.toString("latin1", 0, sealLength)) throw new Error("A published page is damaged")
  return openPage(bytes)
}

/** Reads a page from bytes that are known to be whole. */
export const openPage = (bytes: Buffer): PublishedPage => {
  const { header, bodiesAt } = decodeHeader(bytes)
  let at = bodiesAt
  const take = (length: number) => bytes.subarray(at, (at += length))
  const toForm = ({ mediaType, tag, br, gzip }: FormHeader): Form => ({
    mediaType,
    tag,
    br: take(br),
    gzip: take(gzip),
  })
  const document = toForm(header.document)
  return { ...header, document, payload: header.payload && toForm(header.payload) }
}
