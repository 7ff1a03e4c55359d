import css from "./page-contents.module.css"

/** What a long page holds; each line jumps to its part. */
export function PageContents({
  items,
  title = "Sur cette page",
}: {
  items: readonly { id: string; label: string }[]
  title?: string
}) {
  if (items.length < 2) return null
  return (
    <nav className={css.contents} aria-label={title} data-print="no">
      <p className={css.title}>{title}</p>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={css.link} href={`#${item.id}`}>
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
