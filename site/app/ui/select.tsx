import type { SelectHTMLAttributes } from "react"
import css from "./control.module.css"
import { Icon } from "./icon.tsx"

/** The browser's own list, in our look. Children are `option`. */
export function Select({ children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={css.select}>
      <select {...rest} className={css.control}>
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
