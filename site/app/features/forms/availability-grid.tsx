import type { FieldMetadata } from "@conform-to/react"
import { Tick } from "#app/ui/tick.tsx"
import { cellLabel, type GridField } from "./field.ts"
import css from "./availability-grid.module.css"

/** A table of boxes to tick; each is named by its row and its column. */
export function AvailabilityGrid({ field, meta }: { field: GridField; meta: FieldMetadata }) {
  const chosen = meta.defaultOptions ?? [meta.defaultValue]
  return (
    <table className={css.grid}>
      <thead>
        <tr>
          <th scope="col" className={css.corner}>
            Jour
          </th>
          {field.columns.map(({ value, label, hint }) => (
            <th key={value} scope="col" className={css.column}>
              {label}
              {hint && <span className={css.hint}>{hint}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {field.rows.map((row) => (
          <tr key={row.value}>
            <th scope="row" className={css.row}>
              {row.label}
            </th>
            {field.columns.map((column) => {
              const value = `${row.value}-${column.value}`
              return (
                <td key={value} className={css.cell}>
                  <label className={css.target}>
                    <Tick
                      type="checkbox"
                      name={meta.name}
                      value={value}
                      aria-label={cellLabel(row, column)}
                      defaultChecked={chosen.includes(value)}
                    />
                  </label>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
