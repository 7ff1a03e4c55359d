import { useId } from "react"
import css from "./search-field.module.css"
import { Icon } from "./icon.tsx"

/** A search form on one line; a plain GET. */
export function SearchField({
  action,
  name = "q",
  label,
  value,
  size = "m",
}: {
  action: string
  name?: string
  label: string
  value?: string | undefined
  size?: "m" | "l"
}) {
  const id = useId()
  return (
    <form className={css.search} action={action} method="get" role="search" data-size={size} data-print="no">
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <input
          className={css.input}
          id={id}
          type="search"
          name={name}
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={css.button} type="submit">
          <Icon name="search" label="Rechercher" />
        </button>
      </div>
    </form>
  )
}
