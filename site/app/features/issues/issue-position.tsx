import type { SafeHtml } from "#app/lib/safe-html.ts"
import { Prose } from "#app/ui/prose.tsx"
import css from "./issue-position.module.css"

/** The position as it was adopted, set as a large quotation: on the wall, on quiet paper when the subject is hard. */
export function IssuePosition({ html, isCalm }: { html: SafeHtml; isCalm: boolean }) {
  return (
    <section
      className={css.position}
      id="position"
      data-surface={isCalm ? "sunk" : "wall"}
      aria-labelledby="notre-position"
    >
      <div className={css.frame}>
        <h2 className={css.title} id="notre-position">
          Notre position
        </h2>
        <blockquote className={css.words}>
          <Prose html={html} />
        </blockquote>
      </div>
    </section>
  )
}
