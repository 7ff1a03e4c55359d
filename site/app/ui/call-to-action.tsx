import type { ReactNode } from "react"
import css from "./call-to-action.module.css"

/** The one thing a page asks of its reader. */
export function CallToAction({
  title,
  children,
  action,
  tone = "wall",
  level = 2,
}: {
  title: string
  children?: ReactNode
  action: ReactNode
  tone?: "wall" | "ink"
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className={css.call} data-surface={tone}>
      <div>
        <Heading className={css.title}>{title}</Heading>
        {children && <div className={css.text}>{children}</div>}
      </div>
      <div className={css.action}>{action}</div>
    </div>
  )
}
