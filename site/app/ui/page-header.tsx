import type { ReactNode } from "react"
import { Breadcrumb } from "./breadcrumb.tsx"
import css from "./page-header.module.css"
import { SectionShape } from "./section-shape.tsx"
import type { SectionShapeName } from "./section-shape.tsx"

type PageHeaderProps = {
  title: string
  summary?: ReactNode
  breadcrumb?: readonly { href: string; label: string }[] | undefined
  badge?: ReactNode
  /** An affiche or a picture; takes the place of the section's shape. */
  figure?: ReactNode
  shape?: SectionShapeName | undefined
  /** `calm` for pages read in trouble: paper, no shape, larger first sentence. */
  tone?: "wall" | "paper" | "calm" | "ink"
  /** Dates, authors: what is said in small under the summary. */
  meta?: ReactNode
  actions?: ReactNode
}

/** The head of a page's content, with its only `h1`. */
export function PageHeader({
  title,
  summary,
  breadcrumb,
  badge,
  figure,
  shape,
  tone = "wall",
  meta,
  actions,
}: PageHeaderProps) {
  const hasPicture = figure !== undefined && figure !== null
  const size = title.length > 44 ? "s" : title.length > 22 ? "m" : "l"
  return (
    <div className={css.header} data-tone={tone} data-surface={tone === "wall" || tone === "ink" ? tone : undefined}>
      <div className={css.grid}>
        <div className={css.text}>
          {breadcrumb && breadcrumb.length > 0 && <Breadcrumb items={breadcrumb} />}
          <h1 className={css.title} data-size={size}>
            {title}
          </h1>
          {badge && <p className={css.badge}>{badge}</p>}
          {summary && <div className={css.summary}>{summary}</div>}
          {meta && <div className={css.meta}>{meta}</div>}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {hasPicture ? (
          <div className={css.figure}>{figure}</div>
        ) : (
          shape && (
            <div className={css.shape}>
              <SectionShape name={shape} />
            </div>
          )
        )}
      </div>
    </div>
  )
}
