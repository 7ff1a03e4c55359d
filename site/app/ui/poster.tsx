import type { ReactNode } from "react"
import css from "./poster.module.css"
import { PrintButton } from "./print-button.tsx"
import { QrCode } from "./qr-code.tsx"
import { SiteLink } from "./site-link.tsx"

type PosterProps = {
  title: string
  figure: ReactNode
  /** Stamped across the figure: « Annulé ». */
  stamp?: string | undefined
  /** When, in large: the day, then the hour. */
  date: string
  dateTime: string
  time?: string | undefined
  /** Where, how much: one line each. */
  lines: readonly (string | undefined)[]
  summary: string
  organisation: string
  /** The page the poster announces: absolute for the code, relative for the way back. */
  url: string
  href: string
}

/** One sheet to hang on a wall: the same affiche as the page, what, when, where, and a code that leads to it. */
export function Poster({
  title,
  figure,
  stamp,
  date,
  lines,
  summary,
  organisation,
  url,
  href,
  dateTime,
  time,
}: PosterProps) {
  const size = title.length > 60 ? "s" : title.length > 30 ? "m" : "l"
  return (
    <>
      <header className={css.bar} data-print="no">
        <SiteLink className={css.back} href={href}>
          Retour à la page
        </SiteLink>
        <PrintButton>Imprimer cette affiche</PrintButton>
        <p className={css.hint}>Format lettre, une page. En noir et blanc aussi.</p>
      </header>
      <main className={css.poster} id="contenu" tabIndex={-1}>
        <div className={css.figure}>
          {figure}
          {stamp && <p className={css.stamp}>{stamp}</p>}
        </div>
        <h1 className={css.title} data-size={size}>
          {title}
        </h1>
        <p className={css.date}>
          <time dateTime={dateTime}>
            {date.charAt(0).toLocaleUpperCase("fr-CA") + date.slice(1)}
            {time && (
              <>
                <br />
                {time}
              </>
            )}
          </time>
        </p>
        <div className={css.foot}>
          <div className={css.words}>
            {lines.filter(Boolean).map((line) => (
              <p key={line} className={css.line}>
                {line}
              </p>
            ))}
            <p>{summary}</p>
            <p className={css.address}>
              <strong>{organisation}</strong>
              <br />
              {url.replace(/^https?:\/\//, "")}
            </p>
          </div>
          <div className={css.code}>
            <QrCode text={url} label={`Code QR vers ${url}`} />
          </div>
        </div>
      </main>
    </>
  )
}
