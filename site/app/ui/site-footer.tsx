import type { ReactNode } from "react"
import css from "./site-footer.module.css"
import { MailText } from "./mail-text.tsx"
import { SiteLink } from "./site-link.tsx"
import type { FooterColumn, FooterSlip, NavLink, NavSection } from "./site-nav.ts"
import { Wordmark } from "./wordmark.tsx"

type SiteFooterProps = {
  name: string
  /** Four to six: a number, an address, an hour to take away. */
  slips: readonly FooterSlip[]
  /** The sections with their pages; phones, whose menu is one press away, show the sections alone. */
  sections: readonly Pick<NavSection, "href" | "label" | "links">[]
  columns: readonly FooterColumn[]
  legal: readonly NavLink[]
  /** After the legal links: the button that reopens the cookie settings. */
  control?: ReactNode
  /** A last column: the opening hours. */
  children?: ReactNode
}

/** Pages of a section from which they take two columns. */
const LONG = 10

/** The foot of every page: a notice whose tear-off slips are the ways to reach us. */
export function SiteFooter({ name, slips, sections, columns, legal, control, children }: SiteFooterProps) {
  return (
    <footer data-surface="ink" data-print="no">
      <section className={css.notice} data-surface="wall" aria-labelledby="joindre">
        <h2 className={css.title} id="joindre">
          Prenez-en une. Appelez, écrivez, passez.
        </h2>
      </section>
      <ul className={css.slips}>
        {slips.map((slip) => (
          <li key={slip.label} className={css.slip} data-surface="wall">
            <SiteLink className={css.slipLink} href={slip.href}>
              <span className={css.slipLabel}>{slip.label}</span>
              <span className={css.slipValue}>
                <MailText>{slip.value}</MailText>
              </span>
            </SiteLink>
          </li>
        ))}
        <li className={css.taken} aria-hidden="true" />
      </ul>
      <div className={css.body}>
        <nav className={css.sections} aria-label="Toutes les pages">
          <ul className={css.sectionList}>
            {sections.map((section) => (
              <li key={section.href} data-long={section.links.length > LONG}>
                <SiteLink className={css.columnTitle} href={section.href}>
                  {section.label}
                </SiteLink>
                <ul className={css.links}>
                  {section.links.map((link) => (
                    <li key={link.href}>
                      <SiteLink className={css.link} href={link.href}>
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.columns}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <p className={css.columnTitle}>{column.title}</p>
              <ul className={css.links}>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <SiteLink className={css.link} href={link.href}>
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {children && <div className={css.extra}>{children}</div>}
        </div>
        <div className={css.end}>
          <Wordmark name={name} />
          <ul className={css.legal}>
            {legal.map((link) => (
              <li key={link.href}>
                <SiteLink className={css.link} href={link.href}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
            {control && <li>{control}</li>}
          </ul>
        </div>
      </div>
    </footer>
  )
}
