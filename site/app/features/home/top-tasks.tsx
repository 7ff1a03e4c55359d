import { SiteLink } from "#app/ui/site-link.tsx"
import type { TopTask } from "./home.server.ts"
import css from "./top-tasks.module.css"

/** The slips at the foot of the notice: one press each, and one was already taken. */
export function TopTasks({ tasks }: { tasks: readonly TopTask[] }) {
  return (
    <nav aria-label="Ce que l’on vient chercher">
      <ul className={css.slips}>
        {tasks.map(({ title, text, href }) => (
          <li key={href} className={css.slip} data-surface="wall">
            <SiteLink className={css.link} href={href}>
              <span className={css.title}>{title}</span>
              {text && <span className={css.text}>{text}</span>}
            </SiteLink>
          </li>
        ))}
        <li className={css.taken} aria-hidden="true" />
      </ul>
    </nav>
  )
}
