import { FilterLinks } from "#app/ui/filter-links.tsx"
import { newsListHref, type NewsListChoice } from "./news-href.ts"
import { isNewsTheme, NEWS_THEMES } from "./news-themes.ts"

/** Theme and year of the news to list. A single year is no choice. */
export function NewsFilters({ choice: { theme, year }, years }: { choice: NewsListChoice; years: readonly number[] }) {
  const themes = Object.keys(NEWS_THEMES).filter(isNewsTheme)
  return (
    <div>
      <FilterLinks
        label="Thème"
        items={[
          { href: newsListHref({ year }), label: "Tous", isCurrent: theme === undefined },
          ...themes.map((one) => ({
            href: newsListHref({ theme: one, year }),
            label: NEWS_THEMES[one],
            isCurrent: theme === one,
          })),
        ]}
      />
      {years.length > 1 && (
        <FilterLinks
          label="Année"
          items={[
            { href: newsListHref({ theme }), label: "Toutes", isCurrent: year === undefined },
            ...years.map((one) => ({
              href: newsListHref({ theme, year: one }),
              label: String(one),
              isCurrent: year === one,
            })),
          ]}
        />
      )}
    </div>
  )
}
