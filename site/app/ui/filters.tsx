import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import css from "./filters.module.css"

/** A bar of fields that narrows a list: a plain GET form. `count` says what is left. */
export function Filters({
  action,
  label = "Filtrer la liste",
  children,
  submit = "Filtrer",
  resetHref,
  count,
}: {
  action: string
  label?: string
  children: ReactNode
  submit?: string
  resetHref?: string | undefined
  count?: ReactNode
}) {
  return (
    <div data-print="no">
      <form className={css.form} action={action} method="get" role="search" aria-label={label}>
        {children}
        <div className={css.actions}>
          <Button type="submit">{submit}</Button>
          {resetHref && (
            // A document of its own: inside the application, the address may be the same, and what was typed would stay.
            <a className={css.reset} href={resetHref}>
              Tout afficher
            </a>
          )}
        </div>
      </form>
      {count && (
        <p className={css.count} role="status">
          {count}
        </p>
      )}
    </div>
  )
}
