import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Encoding } from "./encoding.ts"

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Compression efforts: `quick` within a millisecond or two, `best` for what is kept and sent many times. */
export type Effort = "quick" | "best"

const quality = { quick: { br: 4, gzip: 5 }, best: { br: 11, gzip: 9 } } as const

/** Compresses a text body off the calling thread. */
export const compress = async (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === "identity") return body
  if (encoding === "gzip") return deflate(body, { level: quality[effort].gzip })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** Whether a media type is text that gets smaller. */
export const isCompressible = (mediaType: string) =>
  /^(text\/|image\/svg\+xml|application\/(json|javascript|manifest\+json|xml|rss\+xml|atom\+xml|ld\+json))/.test(
    mediaType,
  )
