import { Icon } from "./icon.tsx"
import { NewBadge } from "./new-badge.tsx"
import css from "./section-menu.module.css"
import { SectionShape } from "./section-shape.tsx"
import { SiteLink } from "./site-link.tsx"
import type { NavSection } from "./site-nav.ts"

/** One section of the main menu: a summary, and the panel of its pages. */
export function SectionMenu({ section, currentPath }: { section: NavSection; currentPath: string }) {
  const { href, label, shape, links } = section
  return (
    <li className={css.item}>
      <details
        className={css.details}
        name="menu-section"
        data-here={currentPath === href || currentPath.startsWith(`${href}/`)}
      >
        <summary className={css.summary}>
          <span className={css.shape}>
            <SectionShape name={shape} />
          </span>
          <span className={css.label}>{label}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={css.panel}>
          <div className={css.inner}>
            <SiteLink className={css.index} href={href} current={currentPath === href}>
              <span>{label}&nbsp;: vue d’ensemble</span> <Icon name="arrow-right" />
            </SiteLink>
            <ul className={css.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <SiteLink className={css.link} href={link.href} current={currentPath === link.href}>
                    {link.label}
                  </SiteLink>
                  {link.isNew && <NewBadge />}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  )
}
