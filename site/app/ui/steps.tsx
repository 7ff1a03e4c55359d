import type { ReactNode } from "react"
import css from "./steps.module.css"

/** What to do, in order, each with a large numeral. */
export function Steps({
  items,
  level = 3,
}: {
  items: readonly { title: string; children?: ReactNode }[]
  level?: 3 | 4
}) {
  const Heading = `h${level}` as const
  return (
    <ol className={css.steps}>
      {items.map(({ title, children }) => (
        <li key={title} className={css.step}>
          <div className={css.body}>
            <Heading className={css.title}>{title}</Heading>
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
