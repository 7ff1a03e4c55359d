import type { ReactNode } from "react"
import { formatDay } from "#app/lib/dates.ts"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./news-lead.module.css"
import type { NewsSummary } from "./news-row.server.ts"
import { NEWS_THEMES } from "./news-themes.ts"

/** The news to read first, in large with its affiche or photograph. */
export function NewsLead({ news, figure, level = 2 }: { news: NewsSummary; figure: ReactNode; level?: 2 | 3 }) {
  const { path, title, date, theme, summary } = news
  const Heading = `h${level}` as const
  return (
    <article className={css.lead}>
      <div className={css.figure}>{figure}</div>
      <div>
        <p className={css.meta}>
          {NEWS_THEMES[theme]} · <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <Heading className={css.title}>
          <SiteLink stretched className={css.link} href={path}>
            {title}
          </SiteLink>
        </Heading>
        <p className={css.summary}>{summary}</p>
      </div>
    </article>
  )
}
