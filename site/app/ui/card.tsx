import type { ReactNode } from "react"
import { useViewTransitionState } from "react-router"
import css from "./card.module.css"
import { Icon } from "./icon.tsx"
import { SiteLink } from "./site-link.tsx"

type CardProps = {
  href: string
  title: string
  figure?: ReactNode
  kicker?: ReactNode
  summary?: ReactNode
  meta?: ReactNode
  badge?: ReactNode
  /** What following the card does, when the title does not say it. */
  cue?: string | undefined
  level?: 2 | 3 | 4
}

/** One thing among its like. The title is the only link, and the whole card follows it; its figure becomes that of the page. */
export function Card({ href, title, figure, kicker, summary, meta, badge, cue, level = 3 }: CardProps) {
  const Heading = `h${level}` as const
  const isLeaving = useViewTransitionState(href)
  return (
    <article className={css.card}>
      {figure && (
        <div className={css.figure} data-leaving={isLeaving}>
          {figure}
        </div>
      )}
      <div className={css.text}>
        <Heading className={css.title}>
          <SiteLink stretched className={css.link} href={href}>
            {title}
          </SiteLink>
        </Heading>
        {kicker && <p className={css.kicker}>{kicker}</p>}
        {summary && <p className={css.summary}>{summary}</p>}
        {meta && <p className={css.meta}>{meta}</p>}
        {badge && <p>{badge}</p>}
        {cue && (
          <p className={css.cue}>
            {cue} <Icon name="arrow-right" />
          </p>
        )}
      </div>
    </article>
  )
}
