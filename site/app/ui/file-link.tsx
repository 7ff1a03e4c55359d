import type { ReactNode } from "react"
import css from "./file-link.module.css"
import { Icon } from "./icon.tsx"

type FileLinkProps = {
  href: string
  title: string
  /** « PDF » */
  format: string
  /** « 340 ko » */
  size?: string | undefined
  date?: ReactNode
  note?: ReactNode
  badge?: ReactNode
}

/** A document to take away, with its type and weight in the link. */
export function FileLink({ href, title, format, size, date, note, badge }: FileLinkProps) {
  return (
    <div className={css.file}>
      <Icon name="file-text" />
      <div>
        <a className={css.link} href={href}>
          {title} <span className={css.kind}>({[format, size].filter(Boolean).join(", ")})</span>
        </a>
        {badge && <> {badge}</>}
        {(date || note) && (
          <p className={css.note}>
            {date}
            {date && note && " · "}
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
