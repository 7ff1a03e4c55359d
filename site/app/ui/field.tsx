import type { ReactNode } from "react"
import css from "./field.module.css"
import { Icon } from "./icon.tsx"

export type FieldAria = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined }

type FieldProps = {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  /** Receives what ties the control to its label, hint and error. */
  children: (aria: FieldAria) => ReactNode
}

/** A control with its label above, its hint, and its error when there is one. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  return (
    <div className={css.field} data-error={error !== undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> (facultatif)</span>}
      </label>
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
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
    </div>
  )
}
