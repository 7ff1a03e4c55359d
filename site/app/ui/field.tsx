import type { ReactNode } from "react"
import { FieldHelp, helpIds } from "./field-help.tsx"
import css from "./field.module.css"

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
  return (
    <div className={css.field} data-error={error !== undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> (facultatif)</span>}
      </label>
      <FieldHelp id={id} hint={hint} error={error} />
      {children({ id, "aria-describedby": helpIds({ id, hint, error }), "aria-invalid": error ? true : undefined })}
    </div>
  )
}
