import type { ReactNode } from "react"
import css from "./accordion.module.css"
import { Icon } from "./icon.tsx"

export type AccordionItem = { title: string; children: ReactNode; id?: string | undefined; open?: boolean | undefined }

/** Questions that open on their answers; printed open. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={css.accordion}>
      {items.map(({ title, children, id, open }) => (
        <details key={id ?? title} className={css.item} id={id} open={open}>
          <summary className={css.summary}>
            {title}
            <Icon name="plus" />
          </summary>
          <div className={css.content}>{children}</div>
        </details>
      ))}
    </div>
  )
}
