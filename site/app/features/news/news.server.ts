import { readPublished } from "#app/cms/client.server.ts"
import { countPublished } from "#app/cms/count-published.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { articleFields, type NewsSummary, summaryFields, toNewsArticle, toNewsSummary } from "./news-row.server.ts"
import { readNewsNeighbours } from "./news-neighbours.server.ts"
import type { NewsTheme } from "./news-themes.ts"

/** Which news: of a theme, of a year; `page` counts from 1. */
export type NewsChoice = { theme: NewsTheme | undefined; year: number | undefined; page: number }

const PAGE_SIZE = 12

const readLatest = (limit: number) => readPublished("news", { fields: summaryFields, sort: ["-date", "-id"], limit })

export type SummaryRow = Awaited<ReturnType<typeof readLatest>>[number]

/** The `limit` latest news, whether pinned or not. */
export const listLatestNews = async (limit: number): Promise<NewsSummary[]> =>
  soundRows("news", await readLatest(limit), toNewsSummary)

const readPage = ({ theme, year, page }: NewsChoice) =>
  readPublished("news", {
    fields: summaryFields,
    filter: {
      _and: [
        ...(theme === undefined ? [] : [{ theme: { _eq: theme } }]),
        ...(year === undefined ? [] : [{ date: { _gte: `${year}-01-01`, _lte: `${year}-12-31` } }]),
      ],
    },
    sort: ["-is_pinned", "-date", "-id"],
    limit: PAGE_SIZE,
    page,
  })

/**
 * A page of the news: pinned ones, then newest first; how many there are in all; the years that have some, latest first.
 * @throws 404 for a year without news and for a page after the last.
 */
export async function listNews(choice: NewsChoice) {
  const [groups, rows] = await Promise.all([countPublished("news", ["theme", "year(date)"]), readPage(choice)])
  const counts = groups.map(({ count, theme, date_year }) => ({ count, theme, year: Number(date_year) }))
  const years = [...new Set(counts.map(({ year }) => year))].toSorted((left, right) => right - left)
  const total = counts
    .filter(({ theme }) => choice.theme === undefined || theme === choice.theme)
    .filter(({ year }) => choice.year === undefined || year === choice.year)
    .reduce((sum, { count }) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (choice.page > pages || (choice.year !== undefined && !years.includes(choice.year))) throw notFound()
  return { news: soundRows("news", rows, toNewsSummary), total, pages, years }
}

const readArticle = (slug: string) =>
  readPublished("news", { fields: articleFields, filter: { slug: { _eq: slug } }, limit: 1 })

export type ArticleRow = Awaited<ReturnType<typeof readArticle>>[number]

/**
 * The news item of that slug, with the one published before it and the one after.
 * @throws 404 when none is published.
 */
export async function getNewsArticle(slug: string) {
  const [article] = soundRows("news", await readArticle(slug), toNewsArticle)
  if (article === undefined) throw notFound()
  return { ...article, ...(await readNewsNeighbours(article)) }
}
