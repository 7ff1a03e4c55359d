import { formatDay } from "#app/lib/dates.ts"
import { DataTable } from "#app/ui/data-table.tsx"
import type { GrantDeadline } from "./grant-rules.ts"

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>

/** The dates of a grant's calls: from when, until when, and when one hears back. */
export function GrantCalendar({ deadlines }: { deadlines: readonly GrantDeadline[] }) {
  return (
    <DataTable
      caption="Dates des demandes"
      hideCaption
      columns={[
        { key: "label", label: "Période" },
        { key: "opens", label: "Ouverture" },
        { key: "closes", label: "Date limite" },
        { key: "decision", label: "Réponse" },
      ]}
      rows={deadlines.map(({ label, opensOn, closesOn, decisionOn }) => ({
        id: label + closesOn,
        cells: {
          label,
          opens: opensOn && <Day day={opensOn} />,
          closes: <Day day={closesOn} />,
          decision: decisionOn && <Day day={decisionOn} />,
        },
      }))}
    />
  )
}
