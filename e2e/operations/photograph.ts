import { createHash } from "node:crypto"

const FILES = [
  "/robots.txt",
  "/sitemap.xml",
  "/actualites/flux.xml",
  "/actualites/flux.json",
  "/calendriers/evenements.ics",
]

const payloadOf = (path: string) => `${path === "/" ? "" : path}/_payload.json`

/** What says when a page was made or shown, not what it says. */
const withoutDates = (text: string) =>
  text
    .replace(/"prerenderedAt":\d+/g, "")
    .replace(/<lastmod>[^<]*<\/lastmod>/g, "")
    // A form's token names one showing of it.
    .replace(/[0-9a-f-]{36}\.[0-9a-z]{1,11}\.[\w-]{43}/g, "")

/**
 * What a site shows at each of its addresses: every page of the sitemap, its payload, the files for machines, and the
 * documents that pages lead to. By address, as fingerprints; dates of publication apart, every byte counts.
 * @throws when an address does not answer 200
 */
export async function photograph(url: string): Promise<Map<string, string>> {
  const shown = new Map<string, string>()
  const documents = new Set<string>()
  const look = async (address: string) => {
    const answer = await fetch(url + address)
    if (answer.status !== 200) throw new Error(`${url}${address} answered ${answer.status}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isText = /^(?:text|application\/(?:json|xml|\w+\+xml))/.test(answer.headers.get("content-type") ?? "")
    const told = isText ? withoutDates(bytes.toString()) : bytes
    shown.set(address, createHash("sha256").update(told).digest("base64url"))
    return bytes.toString()
  }
  const sitemap = await look("/sitemap.xml")
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path.replaceAll("&amp;", "&") || "/",
  )
  for (const path of paths) {
    const html = await look(path)
    for (const [, address = ""] of html.matchAll(/\shref="(\/media\/[^"]+)"/g)) documents.add(address)
    if (!path.includes("?")) await look(payloadOf(path))
  }
  for (const address of [...FILES, ...documents]) await look(address)
  return shown
}
