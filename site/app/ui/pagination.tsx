import { Icon } from "./icon.tsx"
import css from "./pagination.module.css"
import { SiteLink } from "./site-link.tsx"

/** Links to the pages of a long list; each page has an address of its own. */
export function Pagination({
  page,
  pages,
  hrefFor,
}: {
  page: number
  pages: number
  hrefFor: (page: number) => string
}) {
  if (pages < 2) return null
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) < 2,
  )
  return (
    <nav className={css.pagination} aria-label="Pagination" data-print="no">
      {page > 1 && (
        <SiteLink className={css.step} href={hrefFor(page - 1)} rel="prev">
          <Icon name="arrow-left" /> Précédente
        </SiteLink>
      )}
      <ol className={css.list}>
        {shown.map((number, index) => (
          <li key={number} data-gap={index > 0 && number - (shown[index - 1] ?? 0) > 1}>
            <SiteLink
              className={css.page}
              href={hrefFor(number)}
              current={number === page}
              aria-label={`Page ${number}`}
            >
              {number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink className={css.step} href={hrefFor(page + 1)} rel="next">
          Suivante <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  )
}
