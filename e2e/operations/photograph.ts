import { createHash } from "node:crypto"
import { expect } from "@playwright/test"

const FILES = ["/robots.txt", "/actualites/flux.xml", "/actualites/flux.json", "/calendriers/evenements.ics"]

/** The pages that a site tells of, and what each address showed, as fingerprints. */
export type Photograph = { pages: string[]; shown: Record<string, string> }

const payloadOf = (path: string) => `${path === "/" ? "" : path}/_payload.json`

/** What says when a page was made or shown, not what it says. */
const withoutDates = (text: string) =>
  text
    .replace(/"prerenderedAt":\d+/g, "")
    // A form's token names one showing of it.
    .replace(/[0-9a-f-]{36}\.[0-9a-z]{1,11}\.[\w-]{43}/g, "")

/** The pages that a site tells of: complete once every page is published. */
async function listPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path.replaceAll("&amp;", "&") || "/",
  )
}

/**
 * What a site shows once every page is published: the pages, their payloads, the files for machines, and the documents
 * that the pages lead to. Dates of publication apart, every byte counts.
 * @throws when an address does not answer 200
 */
export async function photograph(url: string): Promise<Photograph> {
  const shown: Record<string, string> = {}
  const documents = new Set<string>()
  const look = async (address: string) => {
    const answer = await fetch(url + address)
    if (answer.status !== 200) throw new Error(`${url}${address} answered ${answer.status}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isText = /^(?:text|application\/(?:json|xml|\w+\+xml))/.test(answer.headers.get("content-type") ?? "")
    const told = isText ? withoutDates(bytes.toString()) : bytes
    shown[address] = createHash("sha256").update(told).digest("base64url")
    return bytes.toString()
  }
  const pages = await listPages(url)
  for (const path of pages) {
    const html = await look(path)
    for (const [, address = ""] of html.matchAll(/\shref="(\/media\/[^"]+)"/g)) documents.add(address)
    if (!path.includes("?")) await look(payloadOf(path))
  }
  for (const address of [...FILES, ...documents]) await look(address)
  return { pages, shown }
}

/** Expects that a restored site, once every page is published, tells of the same pages as its original, and shows the same. */
export async function expectSameSite(original: Photograph, restored: string): Promise<void> {
  const { pages, shown } = await photograph(restored)
  expect(pages.length).toBeGreaterThan(100)
  expect(pages).toEqual(original.pages)
  const differs = Object.keys({ ...original.shown, ...shown }).filter((one) => original.shown[one] !== shown[one])
  expect(differs).toEqual([])
}
