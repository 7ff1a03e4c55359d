import { LinkList } from "#app/ui/link-list.tsx"
import css from "./start-links.module.css"

/** Pages to go to without a search, or after one that found nothing. */
export function StartLinks({
  title,
  links,
}: {
  title: string
  links: readonly { href: string; label: string; note?: string | undefined }[]
}) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <LinkList items={links} columns />
    </section>
  )
}
