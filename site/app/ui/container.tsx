import type { ReactNode } from "react"
import css from "./container.module.css"

/** The page's edges; `text` also keeps lines to a readable length, `spaced` adds room above and below. */
export function Container({
  children,
  as: Tag = "div",
  width = "page",
  spaced = false,
}: {
  children: ReactNode
  as?: "div" | "section" | "article"
  width?: "page" | "text"
  spaced?: boolean
}) {
  return (
    <Tag className={css.container} data-width={width} data-spaced={spaced}>
      {children}
    </Tag>
  )
}
