import type { ReactNode } from "react"
import css from "./data-table.module.css"

export type DataColumn = { key: string; label: string; numeric?: boolean | undefined }
export type DataRow = { id: string; cells: Readonly<Record<string, ReactNode>> }

type DataTableProps = {
  caption: string
  columns: readonly DataColumn[]
  rows: readonly DataRow[]
  /** Key of the column that names the row; the first by default. */
  rowHeader?: string | undefined
  foot?: Readonly<Record<string, ReactNode>> | undefined
  hideCaption?: boolean
  /** Few and short columns: it stays a table on phones too. */
  isNarrow?: boolean
}

/**
 * A table that stacks on phones unless it is narrow, a label before each cell. The roles are written
 * out because `display: block` takes a table's own semantics away.
 */
export function DataTable({
  caption,
  columns,
  rows,
  rowHeader = columns[0]?.key,
  foot,
  hideCaption = false,
  isNarrow = false,
}: DataTableProps) {
  const cells = (values: Readonly<Record<string, ReactNode>>) =>
    columns.map(({ key, label, numeric }) =>
      key === rowHeader ? (
        <th key={key} role="rowheader" scope="row" className={css.head}>
          {values[key]}
        </th>
      ) : (
        <td
          key={key}
          role="cell"
          className={css.cell}
          data-label={label}
          data-numeric={numeric}
          data-empty={values[key] === undefined || values[key] === ""}
        >
          {values[key]}
        </td>
      ),
    )
  return (
    <table className={isNarrow ? css.table : `${css.table} ${css.stacks}`} role="table">
      <caption className={css.caption} data-hidden={hideCaption}>
        {caption}
      </caption>
      <thead role="rowgroup" className={css.columns}>
        <tr role="row">
          {columns.map(({ key, label, numeric }) => (
            <th key={key} role="columnheader" scope="col" className={css.column} data-numeric={numeric}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" className={css.row}>
            {cells(row.cells)}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot role="rowgroup">
          <tr role="row" className={css.foot}>
            {cells(foot)}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
