import type { ReactNode } from "react"
import css from "./field.module.css"
import { Icon } from "./icon.tsx"

type Help = { id: string; hint?: ReactNode; error?: string | undefined }

/** The `aria-describedby` of a control whose hint and error `FieldHelp` shows; none when it has neither. */
export const helpIds = ({ id, hint, error }: Help): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined

/** What stands between a label and its control. */
export function FieldHelp({ id, hint, error }: Help) {
  return (
    <>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon name="alert-triangle" />
          {error}
        </p>
      )}
    </>
  )
}
