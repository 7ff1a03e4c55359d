import MiniSearch, { type Query, type SearchResult as Hit } from "minisearch"
import type { SearchRecord } from "./search-record.ts"
import { wordsOf } from "./words.ts"

const FIELDS = ["title", "names", "summary", "text"] as const
/** Words of a question that count: the first ones. */
const MOST_WORDS = 8

const BOOST = { title: 6, names: 6, summary: 2, text: 1 }

/** A record that a search found. */
export type Found = {
  record: SearchRecord
  score: number
  /** The terms of the index that matched: stems and folded words. */
  terms: string[]
  /** Whether the words looked for are somewhere as they were written: no slip had to be forgiven. */
  isExact: boolean
}

export type Searcher = { find: (query: string) => Found[] }

type Entry = SearchRecord & { id: number }

/** Words as they are and their stems: the first are what one is still typing, the second what one means. */
const termsIn = (text: string): string[] => {
  const words = wordsOf(text)
  const joined = [...text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)].flatMap(([compound]) =>
    wordsOf(compound.replaceAll("-", "")),
  )
  return [...words, ...joined].flatMap(({ folded, stem }) => (folded === stem ? [stem] : [stem, folded]))
}

/** A slip in four letters, two in eight: more would make another word of it. */
const slipsIn = (word: string) => (/\d/.test(word) || word.length < 4 ? false : word.length < 8 ? 1 : 2)

type Asked = { folded: string; stem: string }

const queryOf = (words: readonly Asked[], isForgiving: boolean): Query => ({
  combineWith: "OR",
  queries: words.map(({ folded, stem }, position) => ({
    combineWith: "OR",
    queries: [
      { queries: [stem], prefix: false, fuzzy: false, boost: { title: 9, names: 9, summary: 3, text: 1.5 } },
      {
        queries: [folded],
        // Only the last word may be unfinished.
        prefix: position === words.length - 1 && folded.length > 2,
        fuzzy: isForgiving && slipsIn(folded),
      },
    ],
  })),
})

/** The share of the words looked for that a record has. */
const coverage = ({ queryTerms }: Hit, words: readonly Asked[]) =>
  words.length === 1
    ? 1
    : words.filter(({ folded, stem }) => queryTerms.includes(stem) || queryTerms.includes(folded)).length / words.length

/**
 * Makes what searches records: words weighed by where they stand, typing slips tolerated, French forms put together.
 * It gives way to other work while it reads them. The same in the server and in the browser, so both find the same.
 */
export async function makeSearcher(records: readonly SearchRecord[]): Promise<Searcher> {
  const engine = new MiniSearch<Entry>({
    fields: [...FIELDS],
    storeFields: ["weight"],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: BOOST,
      weights: { fuzzy: 0.3, prefix: 0.5 },
      maxFuzzy: 2,
      boostDocument: (_id, _term, stored) => (typeof stored?.["weight"] === "number" ? stored["weight"] : 1),
    },
  })
  await engine.addAllAsync(
    records.map((record, id) => ({ ...record, id })),
    { chunkSize: 50 },
  )
  return { find: (query) => find(engine, records, query) }
}

const search = (engine: MiniSearch<Entry>, words: readonly Asked[], isForgiving: boolean) =>
  engine.search(queryOf(words, isForgiving)).map((hit) => ({ hit, share: coverage(hit, words) }))

/** Typing slips are looked for only when the words as they are written are nowhere together. */
function find(engine: MiniSearch<Entry>, records: readonly SearchRecord[], query: string): Found[] {
  const words = wordsOf(query).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const literal = search(engine, words, false)
  const isThere = literal.some(({ share }) => share === 1)
  const hits = isThere ? literal : search(engine, words, true)
  const best = hits.reduce((most, { share }) => Math.max(most, share), 0)
  const found: Found[] = []
  for (const { hit, share } of hits) {
    const record = records[Number(hit.id)]
    if (record !== undefined && (share === best || share >= 0.5))
      found.push({ record, score: hit.score * share ** 3, terms: hit.terms, isExact: isThere })
  }
  // Of one word, the engine's own order is right already.
  return words.length === 1 ? found : found.toSorted((one, other) => other.score - one.score)
}
