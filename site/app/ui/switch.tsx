import { useId } from "react"
import type { InputHTMLAttributes, ReactNode } from "react"
import css from "./switch.module.css"

/** A setting that is on or off at once. */
export function Switch({
  label,
  description,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "id"> & { label: string; description?: ReactNode }) {
  const id = useId()
  return (
    <div className={css.switch}>
      <div>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {description && (
          <div className={css.description} id={`${id}-text`}>
            {description}
          </div>
        )}
      </div>
      <input
        {...rest}
        className={css.input}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={description ? `${id}-text` : undefined}
      />
    </div>
  )
}
