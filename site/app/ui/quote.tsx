import type { ReactNode } from "react"
import css from "./quote.module.css"

/** Someone's words, set large. The guillemets are drawn by the style sheet. */
export function Quote({
  children,
  author,
  role,
}: {
  children: ReactNode
  author?: string | undefined
  role?: string | undefined
}) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.words}>{children}</blockquote>
      {author && (
        <figcaption className={css.author}>
          {author}
          {role && <span className={css.role}>, {role}</span>}
        </figcaption>
      )}
    </figure>
  )
}
