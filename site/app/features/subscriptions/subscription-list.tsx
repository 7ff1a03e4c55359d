import type { ReactNode } from "react"
import css from "./subscription-list.module.css"
import { CopyButton } from "#app/ui/copy-button.tsx"

export type Subscription = {
  /** Its anchor on the page. */
  id: string
  title: string
  description: string
  /** What is copied: the whole address. */
  url: string
  action: ReactNode
}

/** What one can subscribe to: the address in full, to copy or to follow. */
export function SubscriptionList({ items }: { items: readonly Subscription[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ id, title, description, url, action }) => (
        <li key={id} id={id} className={css.feed}>
          <div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.note}>{description}</p>
          </div>
          <div className={css.actions}>
            {action}
            <CopyButton value={url} />
          </div>
          <p className={css.address}>{url}</p>
        </li>
      ))}
    </ul>
  )
}
