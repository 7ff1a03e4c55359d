import type { ReactNode } from "react"
import { Breadcrumb } from "#app/ui/breadcrumb.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { NewBadge } from "#app/ui/new-badge.tsx"
import { SectionShape } from "#app/ui/section-shape.tsx"
import css from "./issue-header.module.css"

type IssueHeaderProps = {
  title: string
  summary: string
  breadcrumb: readonly { href: string; label: string }[]
  isNew: boolean
  /** Calm: paper instead of ink, for what is hard to speak of. */
  isCalm: boolean
  /** What stands beside the summary: a photograph. */
  figure?: ReactNode
  action?: { href: string; label: string } | undefined
}

/** A placard: the issue in letters to be carried down a street, and what it is about in one sentence. */
export function IssueHeader({ title, summary, breadcrumb, isNew, isCalm, figure, action }: IssueHeaderProps) {
  const size = title.length > 34 ? "s" : title.length > 26 ? "m" : "l"
  return (
    <div className={css.header} data-surface={isCalm ? undefined : "ink"} data-calm={isCalm}>
      <div className={css.frame}>
        <Breadcrumb items={breadcrumb} />
        <h1 className={css.title} data-size={size}>
          {title}
        </h1>
        <div className={css.foot}>
          <div className={css.text}>
            {isNew && (
              <p>
                <NewBadge />
              </p>
            )}
            <p className={css.summary}>{summary}</p>
            {action && <LinkButton href={action.href}>{action.label}</LinkButton>}
          </div>
          {figure ? (
            <div className={css.figure}>{figure}</div>
          ) : (
            <div className={css.shape}>
              <SectionShape name="enjeux" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
