import css from "./section-index.module.css"
import { NewBadge } from "./new-badge.tsx"
import { SiteLink } from "./site-link.tsx"

export type SectionIndexItem = {
  href: string
  title: string
  summary?: string | undefined
  isNew?: boolean | undefined
}

/** The pages of a section, set large, as in a table of contents. */
export function SectionIndex({ items, level = 2 }: { items: readonly SectionIndexItem[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item.href} className={css.item}>
          <Heading className={css.title}>
            <SiteLink stretched className={css.link} href={item.href}>
              {item.title}
            </SiteLink>
            {item.isNew && (
              <>
                {" "}
                <NewBadge />
              </>
            )}
          </Heading>
          {item.summary && <p className={css.summary}>{item.summary}</p>}
        </li>
      ))}
    </ul>
  )
}
