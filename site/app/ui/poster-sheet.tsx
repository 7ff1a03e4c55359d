import type { ReactNode } from "react"
import css from "./poster-sheet.module.css"
import { Wordmark } from "./wordmark.tsx"

type PosterSheetProps = {
  title: string
  /** The poster's drawing, or a photograph. */
  figure: ReactNode
  /** The day, set large: a `DateBlock` of size l. */
  date?: ReactNode
  /** When and where, in words. */
  lines: readonly string[]
  /** A square code that leads to the page, and the address in letters. */
  code: ReactNode
  address: string
  name: string
}

/** One sheet of paper to pin on a wall: it fills a printed page, in colour or not. */
export function PosterSheet({ title, figure, date, lines, code, address, name }: PosterSheetProps) {
  return (
    <article className={css.sheet}>
      <div className={css.figure}>{figure}</div>
      <div className={css.text}>
        <h1 className={css.title} data-long={title.length > 32}>
          {title}
        </h1>
        {date && <div className={css.date}>{date}</div>}
        {lines.map((line) => (
          <p key={line} className={css.line}>
            {line}
          </p>
        ))}
      </div>
      <footer className={css.foot}>
        <Wordmark name={name} />
        <span className={css.address}>{address}</span>
        <span className={css.code}>{code}</span>
      </footer>
    </article>
  )
}
