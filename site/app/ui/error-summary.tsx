import type { Ref } from "react"
import css from "./error-summary.module.css"

type ErrorSummaryProps = {
  title?: string
  errors: readonly { fieldId: string; message: string }[]
  ref?: Ref<HTMLDivElement> | undefined
}

/** What to mend, at the top of a form, each line leading to its field. Give it the focus when it appears. */
export function ErrorSummary({ title = "Il reste à corriger", errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div className={css.summary} role="alert" tabIndex={-1} autoFocus ref={ref} aria-labelledby="erreurs">
      <h2 className={css.title} id="erreurs">
        {title}
      </h2>
      <ul className={css.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={css.link} href={`#${fieldId}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
