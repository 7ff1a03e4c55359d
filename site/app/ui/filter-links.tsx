import css from "./filter-links.module.css"
import { SiteLink } from "./site-link.tsx"

export type FilterLink = { href: string; label: string; isCurrent: boolean; count?: number | undefined }

/** A choice among addresses of the same list: one press, no form, and each choice can be shared. */
export function FilterLinks({ label, items }: { label: string; items: readonly FilterLink[] }) {
  return (
    <nav className={css.filter} aria-label={label} data-print="no">
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <ul className={css.list}>
        {items.map(({ href, label: text, isCurrent, count }) => (
          <li key={href}>
            <SiteLink className={css.link} href={href} current={isCurrent}>
              {text}
              {count !== undefined && <span className={css.count}> {count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
