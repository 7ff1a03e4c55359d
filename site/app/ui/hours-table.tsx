import type { ReactNode } from "react"
import css from "./hours-table.module.css"

/** When the door is open; `status` says whether it is now. */
export function HoursTable({
  caption,
  rows,
  status,
}: {
  caption: string
  rows: readonly { days: string; hours: string }[]
  status?: ReactNode
}) {
  return (
    <div>
      {status}
      <table className={css.hours}>
        <caption className={css.caption}>{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.days} className={css.row}>
              <th scope="row" className={css.days}>
                {row.days}
              </th>
              <td className={css.time}>{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
