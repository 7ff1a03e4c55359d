import type { StackAddress } from "#e2e/stack/stack.ts"
import { rawBody } from "./copied-page.ts"
import { row, whole } from "./report.ts"

const addresses = ["/", "/services/bde", "/evenements", "/actualites"]

/** What a page weighs before anybody acts, photographs left out (brotli). Every address is held to its budget by a test. */
export async function weighPages({ siteUrl }: StackAddress): Promise<void> {
  for (const address of addresses) {
    const html = await (await fetch(siteUrl + address)).text()
    const files = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ""))
    const sizes = await Promise.all(
      [address, ...files].map(async (path) => (await rawBody(siteUrl + path, "br")).byteLength),
    )
    const all = sizes.reduce((sum, size) => sum + size, 0)
    row(`${address}: document; with its styles, fonts, starter (bytes)`, `${whole(sizes[0] ?? 0)}  ${whole(all)}`)
  }
}
