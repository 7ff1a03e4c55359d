import { formatDay } from "#app/lib/dates.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { Badge } from "#app/ui/badge.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./news-list.module.css"
import type { NewsSummary } from "./news-row.server.ts"
import { NEWS_THEMES } from "./news-themes.ts"

/**
 * News one under the other, the day at the left. Only a photograph makes a picture here: a column of generated
 * posters would make every line look alike.
 */
export function NewsList({ news, level = 3 }: { news: readonly NewsSummary[]; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={css.list}>
      {news.map(({ slug, path, title, date, theme, summary, image, isPinned }) => (
        <li key={slug} className={css.item}>
          <p className={css.meta}>
            <time dateTime={date}>{formatDay(date)}</time>
            <span className={css.theme}>{NEWS_THEMES[theme]}</span>
          </p>
          <div>
            <Heading className={css.title}>
              <SiteLink stretched className={css.link} href={path}>
                {title}
              </SiteLink>
              {isPinned && (
                <>
                  {" "}
                  <Badge>À retenir</Badge>
                </>
              )}
            </Heading>
            <p className={css.summary}>{summary}</p>
          </div>
          {image && (
            <div className={css.figure}>
              <Picture {...pictureOf(image)} alt="" sizes="12rem" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
