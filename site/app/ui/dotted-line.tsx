import type { ReactNode } from "react"
import css from "./dotted-line.module.css"

/** Short things one after the other, a dot between two on the same line; those left out are skipped. */
export function DottedLine({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={css.line}>
      {parts.filter(Boolean).map((part, position) => (
        // Parts never move: their place names them.
        <span key={position} className={css.part}>
          {position > 0 && <span className={css.dot}> · </span>}
          {part}
        </span>
      ))}
    </span>
  )
}
