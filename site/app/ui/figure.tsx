import type { ReactNode } from "react"
import css from "./figure.module.css"

/** An image with what it shows and who made it. */
export function Figure({
  children,
  caption,
  credit,
}: {
  children: ReactNode
  caption?: ReactNode
  credit?: string | undefined
}) {
  return (
    <figure className={css.figure}>
      {children}
      {(caption || credit) && (
        <figcaption className={css.caption}>
          {caption}
          {credit && <span className={css.credit}> Photo&nbsp;: {credit}</span>}
        </figcaption>
      )}
    </figure>
  )
}
