import { once } from "node:events"
import { request } from "node:http"
import { gunzipSync } from "node:zlib"

/** The bytes and headers of one page, as the site sends them. */
export type CopiedPage = { name: string; html: Buffer; br: Buffer; gzip: Buffer; headers: Headers }

/** The body of an answer as it travels: not decompressed. */
export async function rawBody(url: string, encoding: string): Promise<Buffer> {
  const [answer] = await once(request(url, { headers: { "accept-encoding": encoding } }).end(), "response")
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const nameOf = (address: string): string => address.replaceAll("/", "-")

export async function copyPage(siteUrl: string, address: string): Promise<CopiedPage> {
  const [gzip, br] = [await rawBody(siteUrl + address, "gzip"), await rawBody(siteUrl + address, "br")]
  const { headers } = await fetch(siteUrl + address)
  return { name: nameOf(address), html: gunzipSync(gzip), br, gzip, headers }
}
