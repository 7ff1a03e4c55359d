import type { ReactNode } from "react"
import { Badge } from "./badge.tsx"
import { SiteLink } from "./site-link.tsx"
import css from "./timeline.module.css"

export type TimelineItem = {
  /** YYYY-MM-DD, YYYY-MM or YYYY, for machines. */
  date?: string | undefined
  dateLabel: string
  title: string
  /** Where it is told in full. */
  href?: string | undefined
  children?: ReactNode
  state?: "past" | "current" | "coming" | undefined
  id?: string | undefined
}

/** Dated moments in order, the present one marked. */
export function Timeline({ items, level = 3 }: { items: readonly TimelineItem[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ol className={css.timeline}>
      {items.map(({ date, dateLabel, title, href, children, state, id }) => (
        <li key={`${dateLabel}${title}`} className={css.item} data-state={state} id={id}>
          <p className={css.date}>
            {date ? <time dateTime={date}>{dateLabel}</time> : dateLabel}{" "}
            {state === "current" && <Badge tone="new">En cours</Badge>}
          </p>
          <div className={css.body}>
            <Heading className={css.title}>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</Heading>
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
