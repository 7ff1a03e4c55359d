import type { ReactNode } from "react"
import { Badge } from "./badge.tsx"
import css from "./timeline.module.css"

export type TimelineItem = {
  /** YYYY-MM-DD, YYYY-MM or YYYY, for machines. */
  date?: string | undefined
  dateLabel: string
  title: string
  children?: ReactNode
  state?: "past" | "current" | "coming" | undefined
  id?: string | undefined
}

/** Dated moments in order, the present one marked. */
export function Timeline({ items, level = 3 }: { items: readonly TimelineItem[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ol className={css.timeline}>
      {items.map(({ date, dateLabel, title, children, state, id }) => (
        <li key={`${dateLabel}${title}`} className={css.item} data-state={state} id={id}>
          <p className={css.date}>
            {date ? <time dateTime={date}>{dateLabel}</time> : dateLabel}{" "}
            {state === "current" && <Badge tone="new">En cours</Badge>}
          </p>
          <div className={css.body}>
            <Heading className={css.title}>{title}</Heading>
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
