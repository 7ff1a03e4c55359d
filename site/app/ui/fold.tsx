import type { ReactNode } from "react"
import css from "./fold.module.css"
import { Icon } from "./icon.tsx"

type FoldProps = {
  summary: string
  open?: boolean
  /** Folded on wide screens too. */
  everywhere?: boolean
  children: ReactNode
}

/** What a phone folds under a line to press; wide screens, unless told otherwise, and paper show it open, without the line. */
export function Fold({ summary, open, everywhere, children }: FoldProps) {
  return (
    <details className={css.fold} open={open} data-everywhere={everywhere}>
      <summary className={css.summary}>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
