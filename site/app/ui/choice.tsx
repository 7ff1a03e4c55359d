import { useId } from "react"
import type { InputHTMLAttributes, ReactNode } from "react"
import css from "./choice.module.css"
import { Tick } from "./tick.tsx"

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  type: "checkbox" | "radio"
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox or a radio button, easy to hit. */
export function Choice({ type, label, hint, id, ...rest }: ChoiceProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = [hint && `${inputId}-hint`, rest["aria-describedby"]].filter(Boolean).join(" ")
  return (
    <div className={css.choice}>
      <Tick {...rest} className={css.input} type={type} id={inputId} aria-describedby={describedBy || undefined} />
      <div>
        <label className={css.label} htmlFor={inputId}>
          {label}
        </label>
        {hint && (
          <p className={css.hint} id={`${inputId}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
