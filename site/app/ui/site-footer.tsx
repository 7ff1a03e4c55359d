import { Fragment } from "react"
import type { ReactNode } from "react"
import css from "./site-footer.module.css"
import { SiteLink } from "./site-link.tsx"
import type { FooterColumn, FooterSlip, NavLink } from "./site-nav.ts"
import { Wordmark } from "./wordmark.tsx"

type SiteFooterProps = {
  name: string
  /** Four to six: a number, an address, an hour to take away. */
  slips: readonly FooterSlip[]
  columns: readonly FooterColumn[]
  legal: readonly NavLink[]
  /** Below the legal links: the cookie settings, the year. */
  children?: ReactNode
}

/** The foot of every page: a notice whose tear-off slips are the ways to reach us. */
export function SiteFooter({ name, slips, columns, legal, children }: SiteFooterProps) {
  return (
    <footer className={css.footer} data-print="no">
      <section className={css.notice} aria-labelledby="joindre">
        <h2 className={css.title} id="joindre">
          Prenez-en une. Appelez, écrivez, passez.
        </h2>
      </section>
      <ul className={css.slips}>
        {slips.map((slip) => (
          <li key={slip.label} className={css.slip}>
            <SiteLink className={css.slipLink} href={slip.href}>
              <span className={css.slipLabel}>{slip.label}</span>
              <span className={css.slipValue}>
                {slip.value.split(/(?=@)/).map((part) => (
                  <Fragment key={part}>
                    {part.startsWith("@") && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </span>
            </SiteLink>
          </li>
        ))}
        <li className={css.taken} aria-hidden="true" />
      </ul>
      <div className={css.body}>
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
          </ul>
          {children}
        </div>
      </div>
    </footer>
  )
}
