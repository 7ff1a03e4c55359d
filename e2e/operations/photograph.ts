import { createHash } from "node:crypto"
import { expect } from "@playwright/test"

const FILES = ["/robots.txt", "/actualites/flux.xml", "/actualites/flux.json", "/calendriers/evenements.ics"]

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
 * What a site shows: these pages, their payloads, the files for machines, and the documents that the pages lead to. By
 * address, as fingerprints; dates of publication apart, every byte counts.
 * @throws when an address does not answer 200
 */
async function photograph(url: string, pages: readonly string[]): Promise<Map<string, string>> {
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
  for (const path of pages) {
    const html = await look(path)
    for (const [, address = ""] of html.matchAll(/\shref="(\/media\/[^"]+)"/g)) documents.add(address)
    if (!path.includes("?")) await look(payloadOf(path))
  }
  for (const address of [...FILES, ...documents]) await look(address)
  return shown
}

/** Expects that a restored site, once every page is published, tells of the same pages as its original, and shows the same. */
export async function expectSameSite(original: string, restored: string): Promise<void> {
  const pages = await listPages(original)
  expect(pages.length).toBeGreaterThan(100)
  expect(await listPages(restored)).toEqual(pages)
  const [before, after] = [await photograph(original, pages), await photograph(restored, pages)]
  expect([...after].filter(([address, shown]) => before.get(address) !== shown)).toEqual([])
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
}
