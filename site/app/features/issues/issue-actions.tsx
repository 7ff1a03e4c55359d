import { LinkButton } from "#app/ui/link-button.tsx"
import css from "./issue-actions.module.css"

export type IssueAction = { title: string; text: string | undefined; link: { href: string; label: string } | undefined }

/** What one can do about an issue, one line an action; the first one is the one to do. */
export function IssueActions({ actions }: { actions: readonly IssueAction[] }) {
  return (
    <ul role="list">
      {actions.map(({ title, text, link }, index) => (
        <li key={title} className={css.action}>
          <div className={css.text}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
          {link && (
            <LinkButton href={link.href} variant={index === 0 ? "main" : "plain"}>
              {link.label}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
