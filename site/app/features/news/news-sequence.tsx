import { Icon } from "#app/ui/icon.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./news-sequence.module.css"

type Neighbour = { href: string; label: string } | undefined

/** The news published before and after, as two halves of a strip. */
export function NewsSequence({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null
  return (
    <nav className={css.sequence} aria-label="Autres actualités" data-print="no">
      {previous && (
        <SiteLink className={css.step} href={previous.href} rel="prev">
          <span className={css.way}>
            <Icon name="arrow-left" /> Précédente
          </span>
          {previous.label}
        </SiteLink>
      )}
      {next && (
        <SiteLink className={css.step} href={next.href} rel="next" data-side="end">
          <span className={css.way}>
            Suivante <Icon name="arrow-right" />
          </span>
          {next.label}
        </SiteLink>
      )}
    </nav>
  )
}
