import { brotliCompressSync, gzipSync } from "node:zlib"
import type { Form, PublishedPage } from "./published-page.ts"

const formOf = (text: string, mediaType: string): Form => ({
  mediaType,
  tag: `tag-${text.length}`,
  br: brotliCompressSync(text),
  gzip: gzipSync(text),
})

/** A published page for tests. */
export const samplePage = (address: string, html: string, facts: Partial<PublishedPage> = {}): PublishedPage => ({
  address,
  status: 200,
  location: undefined,
  endsAt: undefined,
  build: "build",
  renderedAt: 1,
  changedAt: 1,
  contentTag: "content",
  dataTag: "data",
  isIndexable: true,
  about: [],
  guests: "",
  holdsToken: false,
  media: [],
  document: formOf(html, "text/html; charset=utf-8"),
  payload: formOf(JSON.stringify({ html }), "application/json; charset=utf-8"),
  ...facts,
})
