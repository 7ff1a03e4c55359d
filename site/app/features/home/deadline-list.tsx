import type { PeriodState } from "#app/lib/period.ts"
import { describeDaysLeft } from "#app/lib/period.ts"
import { AgendaRow } from "#app/ui/agenda-row.tsx"
import css from "./deadline-list.module.css"

/** A period that is open until `day`, or that opens that day. */
export type Deadline = { title: string; href: string; about: string; day: string; state: PeriodState }

const describe = (state: PeriodState) => {
  if (state.phase === "open" && state.daysLeft !== undefined) return describeDaysLeft(state.daysLeft)
  if (state.phase !== "coming") return ""
  return state.daysBefore === 1 ? "Ouvre demain" : `Ouvre dans ${state.daysBefore}\u00A0jours`
}

/** The dates not to miss, the nearest first. */
export function DeadlineList({ deadlines }: { deadlines: readonly Deadline[] }) {
  return (
    <ul className={css.list}>
      {deadlines.map(({ title, href, about, day, state }) => (
        <li key={href + title} className={css.deadline}>
          <AgendaRow href={href} title={title} date={day} time={<strong>{describe(state)}</strong>} kicker={about} />
        </li>
      ))}
    </ul>
  )
}
