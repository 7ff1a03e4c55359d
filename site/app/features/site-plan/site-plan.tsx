import { NewBadge } from "#app/ui/new-badge.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { PlanPage, PlanPart } from "./arrange-plan.ts"
import css from "./site-plan.module.css"

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

/** A section of the site: its own page first, then those under it. */
export function PlanSection({ part: { title, index, pages } }: { part: PlanPart }) {
  const first: PlanPage[] = index === undefined ? [] : [index]
  return (
    <Section title={title} aside={<p>{pages.length + first.length} pages</p>}>
      <PlanList pages={[...first, ...pages]} />
    </Section>
  )
}
