import { Button } from "./button.tsx"
import css from "./print-button.module.css"

/** Prints the page; absent without scripts, where the browser's own menu prints as well. */
export function PrintButton({ children }: { children: string }) {
  return (
    <span className={css.print} data-print="no">
      <Button type="button" variant="plain" icon="printer" onClick={() => window.print()}>
        {children}
      </Button>
    </span>
  )
}
