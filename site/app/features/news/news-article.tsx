import type { ReactNode } from "react"
import { formatDay } from "#app/lib/dates.ts"
import { Prose } from "#app/ui/prose.tsx"
import css from "./news-article.module.css"
import type { NewsArticle as Article } from "./news-row.server.ts"
import { NEWS_THEMES } from "./news-themes.ts"

/** The text of a news item, who signs it and when at its left. */
export function NewsArticle({ article, actions }: { article: Article; actions: ReactNode }) {
  const { date, updatedOn, author, theme, bodyHtml } = article
  return (
    <article className={css.article}>
      <div className={css.side}>
        <dl className={css.facts}>
          <div>
            <dt>Publié le</dt>
            <dd>
              <time dateTime={date}>{formatDay(date)}</time>
            </dd>
          </div>
          {updatedOn && (
            <div>
              <dt>Mis à jour le</dt>
              <dd>
                <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
              </dd>
            </div>
          )}
          {author && (
            <div>
              <dt>Signé</dt>
              <dd>{author}</dd>
            </div>
          )}
          <div>
            <dt>Thème</dt>
            <dd>{NEWS_THEMES[theme]}</dd>
          </div>
        </dl>
        <div className={css.actions} data-print="no">
          {actions}
        </div>
      </div>
      <Prose html={bodyHtml} />
    </article>
  )
}
