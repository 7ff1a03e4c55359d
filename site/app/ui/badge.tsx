import type { ReactNode } from "react"
import css from "./badge.module.css"

/** A word stamped beside a title. */
export function Badge({
  children,
  tone = "info",
}: {
  children: ReactNode
  tone?: "new" | "info" | "past" | "alert" | "good"
}) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  )
}
