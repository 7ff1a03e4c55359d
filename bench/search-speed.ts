import { goldenQueries } from "#e2e/search/golden-queries.ts"
import { milliseconds, row, verdict } from "./report.ts"
// The site's own modules, as its server runs them.
// oxlint-disable no-restricted-imports
import { foldFrench } from "../site/app/lib/collation.ts"
import { answerSearch } from "../site/app/features/search/search-answer.ts"
import { readSearchIndex } from "../site/app/features/search/load-searcher.ts"
import type { SearchRecord } from "../site/app/features/search/search-record.ts"
import { makeSearcher } from "../site/app/features/search/searcher.ts"

const mostRecords = 10_000

/** The site's records again and again, each copy with words of its own, as ten years of news would have. */
const grow = (records: readonly SearchRecord[]): SearchRecord[] =>
  Array.from({ length: mostRecords }, (_, at) => {
    const record = records[at % records.length]
    if (record === undefined) throw new Error("the index is empty")
    const round = Math.floor(at / records.length)
    if (round === 0) return record
    const own = `dossier${(at * 7919).toString(36)} sujet${(at % 997).toString(36)}`
    return { ...record, href: `${record.href}?copie=${round}`, title: `${record.title} ${own}`, names: "", weight: 0.5 }
  })

/** What is asked: whole queries, and each of them as it is being typed. */
const questions = goldenQueries.flatMap(([query]) => [query, query.slice(0, 3), query.slice(0, 5)])

/** Time of one core (ms): what else the machine does is not counted. */
const ownTime = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const timesOf = (ask: (query: string) => unknown, rounds: number) => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const query of questions) {
      const start = ownTime()
      ask(query)
      times.push(ownTime() - start)
    }
  return times.toSorted((one, other) => one - other)
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/**
 * How long one search takes among 10,000 records on one core, with its extracts; beside it, looking for the words in
 * every text, which neither ranks, forgives nor shows anything.
 */
export async function measureSearch(siteUrl: string, rounds: number): Promise<void> {
  const records = grow(readSearchIndex(await (await fetch(`${siteUrl}/recherche/index.json`)).text()).records)
  const start = ownTime()
  const searcher = await makeSearcher(records)
  row("index of 10,000 records made ready (ms)", milliseconds(ownTime() - start))
  const texts = records.map(({ title, names, summary, text }) => foldFrench([title, names, summary, text].join(" ")))
  const scan = (query: string) => {
    const words = foldFrench(query).split(" ")
    return texts.filter((text) => words.every((word) => text.includes(word)))
  }
  const search = (query: string) => answerSearch(searcher, { query, kind: undefined, page: 1 })
  timesOf(search, 1) // Warm, as a server is.
  const [own, baseline] = [timesOf(search, rounds), timesOf(scan, rounds)]
  row("one search: median, p99, max (ms)", [0.5, 0.99, 1].map((share) => milliseconds(at(own, share))).join("  "))
  verdict("p99 (ms)", at(own, 0.99), at(own, 0.99) <= 20, "≤ 20")
  row("  p99 ÷ p99 of looking for the words in every text", (at(own, 0.99) / at(baseline, 0.99)).toFixed(2))
}
