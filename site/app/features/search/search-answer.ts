import { makeExcerpt, markText } from "./excerpt.ts"
import { searchKinds, type SearchKind } from "./search-kinds.ts"
import type { Found, Searcher } from "./searcher.ts"
import { suggestQuery } from "./suggest-query.ts"
import type { TextPart } from "./text-part.ts"

/** What is asked: words, a kind or all of them, a page of results counted from 1. */
export type SearchQuestion = { query: string; kind: SearchKind | undefined; page: number }

export type SearchResult = {
  href: string
  kind: SearchKind
  title: TextPart[]
  detail: string | undefined
  excerpt: TextPart[]
}

export type SearchAnswer = {
  results: SearchResult[]
  /** How many there are in all, of the kind asked. */
  total: number
  pages: number
  /** How many of each kind, the empty ones left out. */
  kinds: { kind: SearchKind; count: number }[]
  /** The same words as the site writes them, when these are only nearly there. */
  suggestion: string | undefined
}

const PAGE_SIZE = 20

const pathOf = (href: string) => {
  const end = href.indexOf("#")
  return end < 0 ? href : href.slice(0, end)
}

/** One page of the site must not fill the list with its parts: after the second, they come last. */
function withoutCrowds(found: readonly Found[]): Found[] {
  const met = new Map<string, number>()
  const [first, last]: [Found[], Found[]] = [[], []]
  for (const one of found) {
    const path = pathOf(one.record.href)
    const count = (met.get(path) ?? 0) + 1
    met.set(path, count)
    ;(count > 2 ? last : first).push(one)
  }
  return first.concat(last)
}

const toResult = ({ record: { href, kind, title, detail, summary, text }, terms }: Found): SearchResult => ({
  href,
  kind,
  title: markText(title, terms),
  detail,
  excerpt: makeExcerpt([summary, text], terms),
})

/** Answers a question: the same in the server's page and while one types. */
export function answerSearch(searcher: Searcher, { query, kind, page }: SearchQuestion): SearchAnswer {
  const found = searcher.find(query)
  const counts = Map.groupBy(found, ({ record }) => record.kind)
  const kinds = searchKinds.flatMap((one) => {
    const count = counts.get(one)?.length ?? 0
    return count === 0 ? [] : [{ kind: one, count }]
  })
  const chosen = kind === undefined ? withoutCrowds(found) : (counts.get(kind) ?? [])
  const start = (page - 1) * PAGE_SIZE
  return {
    results: chosen.slice(start, start + PAGE_SIZE).map(toResult),
    total: chosen.length,
    pages: Math.ceil(chosen.length / PAGE_SIZE),
    kinds,
    suggestion: suggestQuery(query, found[0]),
  }
}
