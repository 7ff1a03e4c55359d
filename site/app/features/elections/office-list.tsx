import css from "./office-list.module.css"
import type { Office } from "./offices.server.ts"

/** The offices one may run for, each with what it does. */
export function OfficeList({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className={css.offices}>
      {offices.map(({ title, role }) => (
        <li key={title} className={css.office}>
          <h3>{title}</h3>
          <p className={css.role}>{role}</p>
        </li>
      ))}
    </ul>
  )
}
