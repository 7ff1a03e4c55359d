import type { ReactNode } from "react"
import css from "./container.module.css"

/** The page's edges; `text` also keeps lines to a readable length. */
export function Container({ children, as: Tag = "div", width = "page" }: { children: ReactNode; as?: "div" | "section" | "article"; width?: "page" | "text" }) {
  return (
    <Tag className={css.container} data-width={width}>
      {children}
    </Tag>
  )
}
