import { type Browser, test as base } from "@playwright/test"
import { theStack } from "../stack/running.ts"
import { everyAddress } from "./addresses.ts"
import { type DocumentFacts, readDocument } from "./read-document.ts"

export { expect } from "@playwright/test"

/** An address that the crawl met. */
export type Visited = {
  address: string
  /** Clicks from home; undefined when no link led there. */
  clicks: number | undefined
  /** Where a link to it was first seen. */
  from: string | undefined
  status: number
  /** Undefined for what is not a page: a file, an image. */
  facts: DocumentFacts | undefined
}

type Found = Pick<Visited, "address" | "clicks" | "from">

const AT_ONCE = 10

/**
 * The address that a link leads to, without its fragment.
 * @returns undefined for other sites, e-mails, telephones
 */
export function internalAddress(href: string, page: string, origin: string): string | undefined {
  const url = new URL(href, origin + page)
  return url.origin === origin ? url.pathname + url.search : undefined
}

/** Walks the site by its links, breadth first, from home; then visits what no link led to. */
async function crawl(browser: Browser, origin: string): Promise<Map<string, Visited>> {
  const page = await browser.newPage()
  // Any page of the site will do, as long as it may fetch the others.
  await page.goto(`${origin}/plan-du-site`)
  await page.evaluate(`window.readDocument = ${readDocument.toString()}`)
  const visited = new Map<string, Visited>()
  const seen = new Set(["/"])
  const walk = async (start: Found[]) => {
    for (const queue = start; queue.length > 0;) {
      const batch = queue.splice(0, AT_ONCE)
      const answers = await page.evaluate(
        askAll,
        batch.map(({ address }) => address),
      )
      for (const { status, facts, address } of answers) {
        const { clicks, from } = batch.find((found) => found.address === address) ?? {}
        visited.set(address, { address, clicks, from, status, facts })
        for (const { href } of facts?.links ?? []) {
          const next = internalAddress(href, address, origin)
          if (next === undefined || seen.has(next)) continue
          seen.add(next)
          queue.push({ address: next, clicks: clicks === undefined ? undefined : clicks + 1, from: address })
        }
      }
    }
  }
  await walk([{ address: "/", clicks: 0, from: undefined }])
  const missed = everyAddress.filter((address) => !seen.has(address))
  for (const address of missed) seen.add(address)
  await walk(missed.map((address) => ({ address, clicks: undefined, from: undefined })))
  await page.close()
  return visited
}

declare global {
  interface Window {
    readDocument: typeof readDocument
  }
}

/** Runs in the browser. */
const askAll = (addresses: string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { credentials: "omit" })
      const isPage = answer.headers.get("content-type")?.startsWith("text/html")
      const facts = isPage ? window.readDocument(await answer.text()) : undefined
      return { address, status: answer.status, facts }
    }),
  )

let walked: Promise<Map<string, Visited>> | undefined

/** A test that knows every document of the site as the server wrote it: the crawl is done once per worker. */
export const test = base.extend<{
  pages: Map<string, DocumentFacts>
  visited: Map<string, Visited>
  origin: string
}>({
  origin: [async ({}, use) => use(theStack().siteUrl), { scope: "test" }],
  visited: [
    async ({ browser, origin }, use) => {
      walked ??= crawl(browser, origin)
      await use(await walked)
    },
    { timeout: 120_000 },
  ],
  /** The pages that answered 200, by their addresses. */
  pages: [
    async ({ visited }, use) => {
      const entries = [...visited.values()].flatMap(({ address, status, facts }): [string, DocumentFacts][] =>
        facts && status === 200 ? [[address, facts]] : [],
      )
      await use(new Map(entries))
    },
    { scope: "test" },
  ],
})

/** What is wrong, one line a page, for the pages where something is. */
export const problems = (
  pages: ReadonlyMap<string, DocumentFacts>,
  judge: (facts: DocumentFacts, address: string) => unknown[],
): string[] =>
  [...pages].flatMap(([address, facts]) => judge(facts, address).map((problem) => `${address}: ${problem}`))
