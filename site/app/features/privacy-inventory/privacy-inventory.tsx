import { Fragment } from "react"
import { DataTable } from "#app/ui/data-table.tsx"
import type { InventoryRow } from "./inventory-rows.ts"

const COLUMNS = [
  { key: "name", label: "Nom" },
  { key: "kind", label: "Sorte" },
  { key: "purpose", label: "But" },
  { key: "recipients", label: "Qui le reçoit" },
  { key: "duration", label: "Durée" },
  { key: "choice", label: "Votre choix" },
]

/** A name that may break where its words meet: whole, it would push the table out of the page. */
const Name = ({ name }: { name: string }) => (
  <code>
    {name.split(/(?<=[-_])/).map((word, position) => (
      // Words never move: their place names them.
      <Fragment key={position}>
        {word}
        <wbr />
      </Fragment>
    ))}
  </code>
)

/** The table of everything that the site can leave in a browser or ask of another site. */
export function PrivacyInventory({ rows }: { rows: readonly InventoryRow[] }) {
  return (
    <DataTable
      caption="Ce que ce site peut laisser ou demander"
      columns={COLUMNS}
      rows={rows.map(({ isOptional, ...row }) => ({
        id: row.name,
        cells: { ...row, name: <Name name={row.name} />, choice: isOptional ? "Facultatif" : "Nécessaire" },
      }))}
    />
  )
}
