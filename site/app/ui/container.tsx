import type { ReactNode } from "react"
import css from "./container.module.css"

/** The page's edges; `text` also keeps lines to a readable length, `spaced` adds room above and below, `hung` leaves the rail empty. */
export function Container({
  children,
  as: Tag = "div",
  width = "page",
  spaced = false,
  hung = false,
}: {
  children: ReactNode
  as?: "div" | "section" | "article"
  width?: "page" | "text"
  spaced?: boolean
  hung?: boolean
}) {
  return (
    <Tag className={css.container} data-width={width} data-spaced={spaced} data-hung={hung}>
      {children}
    </Tag>
  )
}
