import type { ReactNode } from "react"
import css from "./gallery.module.css"

/** Pictures side by side; the first is set larger. Children are `li`. */
export function Gallery({ children }: { children: ReactNode }) {
  return <ul className={css.gallery}>{children}</ul>
}
