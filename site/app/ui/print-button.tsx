import type { ButtonLook } from "./button.tsx"
import { Button } from "./button.tsx"
import css from "./print-button.module.css"

/** Opens the browser's own print window; absent without scripts, where the browser's menu does the same. */
export function PrintButton({ children, variant }: Pick<ButtonLook, "variant"> & { children: string }) {
  return (
    <span className={css.print} data-print="no">
      <Button icon="printer" {...(variant && { variant })} onClick={() => window.print()}>
        {children}
      </Button>
    </span>
  )
}
