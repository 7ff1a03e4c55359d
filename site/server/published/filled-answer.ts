import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { isConfidential } from "#app/lib/confidential-pages.ts"
import { compress } from "#server/compress.ts"
import { confidentialHeaders } from "#server/confidential-headers.ts"
import { chooseEncoding } from "#server/encoding.ts"
import { type Exchange, send } from "#server/reply.ts"
import { speculationRules } from "#server/speculation-rules.ts"
import type { Form, PublishedPage } from "./published-page.ts"

const unpack = promisify(gunzip)

/** Puts each visitor's own form token where a published page holds a blank. */
export type FillTokens = (text: string) => string

/**
 * Answers with a published page that holds a form: everything in it is ready but the token, which is each visitor's own.
 * No shared cache may keep it; the browser may, to come back to what was typed, unless it is confidential.
 */
export async function answerFilled(exchange: Exchange, page: PublishedPage, form: Form, fillTokens: FillTokens) {
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"])
  const text = fillTokens((await unpack(form.gzip)).toString())
  const body = await compress(Buffer.from(text), encoding, "quick")
  const isSecret = isConfidential(page.address)
  const headers = isSecret ? confidentialHeaders(exchange.headers) : exchange.headersFor(page.guests)
  send(
    { ...exchange, headers },
    200,
    [
      "Content-Type",
      form.mediaType,
      "Cache-Control",
      isSecret ? "no-store" : "private, no-cache",
      "Vary",
      "Accept-Encoding",
      ...speculationRules(form.mediaType),
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    ],
    body,
  )
}
