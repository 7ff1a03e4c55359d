import type { ReactNode } from "react"
import css from "./hero.module.css"

/** The first screen of the home page or of a campaign. */
export function Hero({
  title,
  summary,
  actions,
  figure,
  kicker,
  level = 1,
}: {
  title: ReactNode
  summary?: ReactNode
  actions?: ReactNode
  figure?: ReactNode
  kicker?: ReactNode
  level?: 1 | 2
}) {
  const Heading = `h${level}` as const
  return (
    <div className={css.hero} data-surface="wall">
      <div className={css.grid}>
        <div className={css.text}>
          {kicker && <p className={css.kicker}>{kicker}</p>}
          <Heading className={css.title}>{title}</Heading>
          {summary && <div className={css.summary}>{summary}</div>}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {figure && <div className={css.figure}>{figure}</div>}
      </div>
    </div>
  )
}
