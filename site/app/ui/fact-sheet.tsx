import type { ReactNode } from "react"
import css from "./fact-sheet.module.css"

export type Fact = { label: string; value: ReactNode }

/** What one asks first (for whom, where, when, how much); facts without a value are left out. */
export function FactSheet({ items }: { items: readonly Fact[] }) {
  const known = items.filter(({ value }) => value !== undefined && value !== null && value !== "" && value !== false)
  if (known.length === 0) return null
  return (
    <dl className={css.sheet}>
      {known.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
