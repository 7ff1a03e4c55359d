import css from "./breadcrumb.module.css"
import { SiteLink } from "./site-link.tsx"

/** The way back up: the pages above this one; the page itself is the title below. */
export function Breadcrumb({ items }: { items: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label="Fil d’Ariane" data-print="no">
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.href} className={css.item}>
            <SiteLink className={css.link} href={item.href}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
