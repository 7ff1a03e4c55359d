import type { ReactNode } from "react"
import css from "./figure.module.css"

/** « Photo : … », unless the credit says by itself what the picture is (« Illustration : … »). */
const nameCredit = (credit: string) => (/^\p{L}+\s*:/u.test(credit) ? credit : `Photo\u00A0: ${credit}`)

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
    <figure>
      {children}
      {(caption || credit) && (
        <figcaption className={css.caption}>
          {caption}
          {credit && <span className={css.credit}> {nameCredit(credit)}</span>}
        </figcaption>
      )}
    </figure>
  )
}
