import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import { checkedDay } from "#app/lib/dates.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { dayOf } from "#app/lib/wall-clock.ts"
import type { ArticleRow, SummaryRow } from "./news.server.ts"

/** What to ask of a news item so that a list can show it. */
export const summaryFields = [
  "id",
  "slug",
  "title",
  "date",
  "theme",
  "summary",
  "author",
  "is_pinned",
  { image: imageFields },
] as const

/** What its own page shows besides. */
export const articleFields = [...summaryFields, "body", "date_updated"] as const

/** A news item as lists show it. `date` is a day of Québec. */
export const toNewsSummary = (row: SummaryRow) => ({
  slug: row.slug,
  path: `/actualites/${row.slug}`,
  title: requiredText(row.title),
  date: checkedDay(row.date),
  theme: row.theme,
  summary: requiredText(row.summary),
  author: row.author ? typeset(row.author) : undefined,
  isPinned: row.is_pinned === true,
  image: toImage(row.image),
})

/** A news item as its own page shows it. `updatedOn` only when it changed on a later day than its date. */
export function toNewsArticle(row: ArticleRow) {
  const updatedOn = row.date_updated ? dayOf(new Date(row.date_updated)) : undefined
  return {
    ...toNewsSummary(row),
    description: requiredText(row.summary),
    bodyHtml: cleanHtml(row.body),
    updatedOn: updatedOn !== undefined && updatedOn > row.date ? updatedOn : undefined,
  }
}

export type NewsSummary = ReturnType<typeof toNewsSummary>
export type NewsArticle = ReturnType<typeof toNewsArticle>
