import type { ReactNode } from "react"
import css from "./columns.module.css"

/** As many equal columns as fit; with `as="ul"` the children are `li`. */
export function Columns({
  children,
  min = "m",
  as: Tag = "div",
}: {
  children: ReactNode
  min?: "s" | "m" | "l"
  as?: "div" | "ul" | "ol"
}) {
  return (
    <Tag className={css.columns} data-min={min}>
      {children}
    </Tag>
  )
}
