import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import type { IconName } from "./icon.tsx"
import css from "./notice.module.css"

const icons = {
  info: "info-circle",
  urgent: "alert-triangle",
  warn: "alert-triangle",
  good: "check",
} as const satisfies Record<string, IconName>

/** A remark that must not be missed while reading. */
export function Notice({
  title,
  children,
  tone = "info",
}: {
  title?: string | undefined
  children?: ReactNode
  tone?: keyof typeof icons
}) {
  return (
    <div className={css.notice} data-tone={tone}>
      <Icon name={icons[tone]} />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
