import { NewBadge } from "#app/ui/new-badge.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./issue-index.module.css"
import type { IssueSummary } from "./issues.server.ts"

/** The issues as placards one above the other: the name large, what it is about, the last thing done. */
export function IssueIndex({ issues }: { issues: readonly IssueSummary[] }) {
  return (
    <ul className={css.issues}>
      {issues.map(({ path, title, summary, isNew, latest }) => (
        <li key={path} className={css.issue}>
          <h2 className={css.title}>
            <SiteLink stretched className={css.link} href={path}>
              {title}
            </SiteLink>
          </h2>
          <div className={css.text}>
            {isNew && (
              <p>
                <NewBadge />
              </p>
            )}
            <p>{summary}</p>
            {latest && (
              <p className={css.latest}>
                <time dateTime={latest.date}>{latest.dateLabel}</time>&nbsp;: {latest.title}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
