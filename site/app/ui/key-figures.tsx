import css from "./key-figures.module.css"
import { SiteLink } from "./site-link.tsx"

export type KeyFigure = { value: string; label: string; source?: string | undefined; href?: string | undefined }

/** Numbers that matter, each with where it comes from. */
export function KeyFigures({ items }: { items: readonly KeyFigure[] }) {
  return (
    <dl className={css.figures}>
      {items.map(({ value, label, source, href }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value} data-long={value.length > 7}>
            {value}
          </dd>
          {source && (
            <dd className={css.source}>Source&nbsp;: {href ? <SiteLink href={href}>{source}</SiteLink> : source}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
