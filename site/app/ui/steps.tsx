import type { ReactNode } from "react"
import { SiteLink } from "./site-link.tsx"
import css from "./steps.module.css"

/** What to do, in order, each with a large numeral; `href` is where it is done. */
export function Steps({
  items,
  level = 3,
}: {
  items: readonly { title: string; href?: string | undefined; children?: ReactNode }[]
  level?: 3 | 4
}) {
  const Heading = `h${level}` as const
  return (
    <ol className={css.steps}>
      {items.map(({ title, href, children }) => (
        <li key={title} className={css.step}>
          <div className={css.body}>
            <Heading className={css.title}>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</Heading>
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
