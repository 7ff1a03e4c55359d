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

/** The table of everything that the site can leave in a browser or ask of another site. */
export function PrivacyInventory({ rows }: { rows: readonly InventoryRow[] }) {
  return (
    <DataTable
      caption="Ce que ce site peut laisser ou demander"
      columns={COLUMNS}
      rows={rows.map(({ isOptional, ...row }) => ({
        id: row.name,
        cells: { ...row, name: <code>{row.name}</code>, choice: isOptional ? "Facultatif" : "Nécessaire" },
      }))}
    />
  )
}
