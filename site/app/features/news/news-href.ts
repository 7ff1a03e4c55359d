import type { NewsTheme } from "./news-themes.ts"

/** What a visitor chose in the address of the list. */
export type NewsListChoice = { theme: NewsTheme | undefined; year: number | undefined; page: number }

/** The address of a list of news: `/actualites?theme=services&annee=2026&page=2`. */
export function newsListHref({ theme, year, page }: Partial<NewsListChoice>): string {
  const query = new URLSearchParams({
    ...(theme && { theme }),
    ...(year !== undefined && { annee: String(year) }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? "/actualites" : `/actualites?${query}`
}
