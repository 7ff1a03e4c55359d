import { NewBadge } from "#app/ui/new-badge.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./plan-list.module.css"

/** Pages in columns to be skimmed: names only, as in the index of a book. */
export function PlanList({ pages }: { pages: readonly { path: string; title: string; isNew?: boolean }[] }) {
  return (
    <ul className={css.pages}>
      {pages.map(({ path, title, isNew }) => (
        <li key={path} className={css.page}>
          <SiteLink className={css.link} href={path}>
            {title}
          </SiteLink>
          {isNew && (
            <>
              {" "}
              <NewBadge />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
