import type { ReactNode } from "react"
import css from "./fold.module.css"
import { Icon } from "./icon.tsx"

/** What a phone folds under a line to press; wide screens and paper show it open, without the line. */
export function Fold({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.summary}>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
