import type { ReactNode } from "react"
import css from "./field.module.css"
import { Icon } from "./icon.tsx"

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
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  return (
    <fieldset
      className={css.field}
      data-error={error !== undefined}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
    >
      <legend className={css.label}>
        {legend}
        {optional && <span className={css.optional}> (facultatif)</span>}
      </legend>
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
      <div>{children}</div>
    </fieldset>
  )
}
