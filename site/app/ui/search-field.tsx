import { type InputHTMLAttributes, type Ref, useId } from "react"
import css from "./search-field.module.css"
import { Icon } from "./icon.tsx"

type SearchFieldProps = {
  action: string
  name?: string
  label: string
  value?: string | undefined
  /** `s` for a header: the label is for those who do not see the magnifying glass. */
  size?: "s" | "m" | "l"
  /** What the page does with the field besides sending it. */
  input?: (InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) | undefined
}

/** A search form on one line; a plain GET. */
export function SearchField({ action, name = "q", label, value, size = "m", input }: SearchFieldProps) {
  const id = useId()
  return (
    <form
      className={css.search}
      action={action}
      method="get"
      role="search"
      aria-labelledby={`${id}-nom`}
      data-size={size}
      data-print="no"
    >
      <label className={css.label} id={`${id}-nom`} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <input
          className={css.input}
          id={id}
          type="search"
          name={name}
          defaultValue={value}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          {...input}
        />
        <button className={css.button} type="submit">
          <Icon name="search" label="Rechercher" />
        </button>
      </div>
    </form>
  )
}
