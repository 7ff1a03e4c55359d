import type { ReactNode } from "react"
import css from "./announcement.module.css"
import { Icon } from "./icon.tsx"
import { SiteLink } from "./site-link.tsx"

/** What everyone must know today: a band under the header of every page. */
export function Announcement({
  title,
  children,
  href,
  linkLabel = "En savoir plus",
  urgent = false,
}: {
  title: string
  children?: ReactNode
  href?: string | undefined
  linkLabel?: string
  urgent?: boolean
}) {
  return (
    <aside
      className={css.band}
      data-surface={urgent ? "accent" : "ink"}
      data-print="no"
      aria-label={urgent ? "Annonce urgente" : "Annonce"}
    >
      <div className={css.inner}>
        <Icon name={urgent ? "alert-triangle" : "info-circle"} />
        <div className={css.text}>
          <p>
            <strong className={css.title}>{title}</strong>{" "}
            {href && (
              <SiteLink className={css.link} href={href}>
                {linkLabel}
                <span className={css.context}>&nbsp;: {title}</span>
              </SiteLink>
            )}
          </p>
          {children}
        </div>
      </div>
    </aside>
  )
}
