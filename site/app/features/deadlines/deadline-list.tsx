import { AgendaRow } from "#app/ui/agenda-row.tsx"
import css from "./deadline-list.module.css"
import { describeDeadline, type ListedDeadline } from "./deadline-rules.ts"

/** The dates not to miss, the nearest first, with how long is left. */
export function DeadlineList({ deadlines, level = 3 }: { deadlines: readonly ListedDeadline[]; level?: 2 | 3 }) {
  return (
    <ul className={css.list}>
      {deadlines.map((deadline) => (
        <li key={deadline.key} className={css.deadline}>
          <AgendaRow
            href={deadline.href}
            title={deadline.title}
            date={deadline.day}
            time={<strong>{describeDeadline(deadline)}</strong>}
            kicker={deadline.about}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
