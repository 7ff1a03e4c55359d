import type { ReactNode } from "react"
import { FieldHelp, helpIds } from "./field-help.tsx"
import css from "./field.module.css"

/** Choices that answer one question. */
export function ChoiceGroup({
  id,
  legend,
  hint,
  error,
  optional = false,
  children,
}: {
  id: string
  legend: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  children: ReactNode
}) {
  return (
    <fieldset
      className={css.field}
      data-error={error !== undefined}
      id={id}
      tabIndex={-1}
      aria-describedby={helpIds({ id, hint, error })}
    >
      <legend className={css.label}>
        {legend}
        {optional && <span className={css.optional}> (facultatif)</span>}
      </legend>
      <FieldHelp id={id} hint={hint} error={error} />
      <div>{children}</div>
    </fieldset>
  )
}
