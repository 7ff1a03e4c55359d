import type { ReactNode } from "react"
import css from "./section.module.css"

type SectionProps = {
  title: string
  children: ReactNode
  id?: string | undefined
  /** What stands under the title in the left rail: a sentence, a link. */
  aside?: ReactNode
  level?: 2 | 3
  tone?: "paper" | "sunk" | "wall" | "ink"
  hideTitle?: boolean
}

/** A part of a page: title in the left rail, content hung on the third column, a rule above. */
export function Section({ title, children, id, aside, level = 2, tone = "paper", hideTitle = false }: SectionProps) {
  const Heading = `h${level}` as const
  return (
    <section className={css.section} data-surface={tone === "paper" ? undefined : tone} id={id}>
      <div className={css.grid} data-level={level} data-wide={hideTitle && !aside}>
        <div>
          <Heading className={hideTitle ? css.hidden : css.title}>{title}</Heading>
          {aside && <div className={css.aside}>{aside}</div>}
        </div>
        <div className={css.content}>{children}</div>
      </div>
    </section>
  )
}
