import { nearestLinks } from "#app/features/errors/nearest-links.ts"
import { lastPublished } from "#app/lib/last-published.server.ts"
import { answerSearch, type SearchAnswer, type SearchQuestion } from "./search-answer.ts"
import { makeSearchIndex } from "./search-index.server.ts"
import { readSearchIndex } from "./load-searcher.ts"
import type { SearchRecord } from "./search-record.ts"
import type { Searcher } from "./searcher.ts"

/** The published index, ready to search. */
type Site = { records: readonly SearchRecord[]; searcher: Searcher }

async function prepare(records: readonly SearchRecord[]): Promise<Site> {
  // A file of its own here as in the browser.
  const { makeSearcher } = await import("./searcher.ts")
  return { records, searcher: await makeSearcher(records) }
}

const INDEX = "/recherche/index.json"
const lastSite = lastPublished(INDEX, (text) => prepare(readSearchIndex(text).records))

const titlesOf = (records: readonly SearchRecord[]) => new Map(records.map(({ href, title }) => [href, title]))
/** Apart from what searches: a title is no reason to read every text of the site. */
const lastTitles = lastPublished(INDEX, (text) => titlesOf(readSearchIndex(text).records))

/** Where nothing is published (development, the publisher itself), the index is made of the content. */
const getSite = async (): Promise<Site> => (await lastSite()) ?? prepare((await makeSearchIndex()).records)

/**
 * Answers a search from what is published: no question to the content backend, whether it is there or not.
 * @throws 503 when nothing is published yet and the backend does not answer
 */
export const searchSite = async (question: SearchQuestion): Promise<SearchAnswer> =>
  answerSearch((await getSite()).searcher, question)

/** The title of what is found at an address of the site; undefined when nothing is. */
export const findTitle = async (href: string): Promise<string | undefined> =>
  ((await lastTitles()) ?? titlesOf((await makeSearchIndex()).records)).get(href)

/** The pages whose name resembles most what was looked for; none when nothing does. */
export async function findNearestPages(query: string): Promise<{ href: string; label: string }[]> {
  const { records } = await getSite()
  const pages = records.filter(({ kind }) => kind === "page").map(({ href, title }) => ({ href, label: title }))
  return nearestLinks(query, pages, 4)
}
