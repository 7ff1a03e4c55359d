import { FORM_HOLDINGS, formatRetention } from "#app/lib/form-holdings.ts"
import { DataTable } from "#app/ui/data-table.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"

const COLUMNS = [
  { key: "form", label: "Formulaire" },
  { key: "purpose", label: "But" },
  { key: "recipients", label: "Qui le lit" },
  { key: "retention", label: "Durée" },
]

const ROWS = Object.entries(FORM_HOLDINGS).map(([name, { title, address, purpose, recipients, retention }]) => ({
  id: name,
  cells: {
    // The remark about a page stands at the foot of every page.
    form: name === "feedback" ? title : <SiteLink href={address}>{title}</SiteLink>,
    purpose,
    recipients,
    retention: `${formatRetention(retention)}, puis tout est détruit`,
  },
}))

/** The table of what every form asks for and what becomes of it: the same words as under the form itself. */
export function FormInventory() {
  return <DataTable caption="Ce que deviennent les formulaires" columns={COLUMNS} rows={ROWS} />
}
