import type { ReactNode } from "react"
import css from "./agenda-row.module.css"
import { DateBlock } from "./date-block.tsx"
import { DottedLine } from "./dotted-line.tsx"
import { SiteLink } from "./site-link.tsx"

type AgendaRowProps = {
  href: string
  title: string
  /** YYYY-MM-DD */
  date: string
  endDate?: string | undefined
  time?: ReactNode
  place?: ReactNode
  kicker?: ReactNode
  badge?: ReactNode
  figure?: ReactNode
  level?: 2 | 3 | 4
}

/** A line of a programme: the day large at the left, then what and where. */
export function AgendaRow({
  href,
  title,
  date,
  endDate,
  time,
  place,
  kicker,
  badge,
  figure,
  level = 3,
}: AgendaRowProps) {
  const Heading = `h${level}` as const
  return (
    <article className={css.row}>
      <DateBlock date={date} end={endDate} />
      <div className={css.what}>
        <Heading className={css.title}>
          <SiteLink stretched className={css.link} href={href}>
            {title}
          </SiteLink>
          {badge && <> {badge}</>}
        </Heading>
        {(time || place) && (
          <p className={css.where}>
            <DottedLine parts={[time, place]} />
          </p>
        )}
        {kicker && <p className={css.kicker}>{kicker}</p>}
      </div>
      {figure && <div className={css.figure}>{figure}</div>}
    </article>
  )
}
