import { Icon } from "./icon.tsx"
import css from "./link-list.module.css"
import { NewBadge } from "./new-badge.tsx"
import { SiteLink } from "./site-link.tsx"
import type { NavLink } from "./site-nav.ts"

/** Links one under the other, ruled, with an optional sentence each. */
export function LinkList({
  items,
  columns = false,
}: {
  items: readonly (NavLink & { note?: string | undefined })[]
  columns?: boolean
}) {
  return (
    <ul className={css.list} data-columns={columns}>
      {items.map((item) => (
        <li key={item.href} className={css.item}>
          <SiteLink className={css.link} href={item.href}>
            <span className={css.text}>
              <span>
                <span className={css.label}>{item.label}</span> {item.isNew && <NewBadge />}
              </span>
              {item.note && <span className={css.note}>{item.note}</span>}
            </span>
            <Icon name={/^https?:/.test(item.href) ? "arrow-up-right" : "arrow-right"} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
