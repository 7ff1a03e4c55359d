import { HoursTable } from "#app/ui/hours-table.tsx"
import { OpenNow } from "#app/ui/open-now.tsx"

/** The opening hours as pages show them; `moments` say whether the door is open, when that is known. */
export type Week = { rows: { days: string; hours: string }[]; moments: string }

/** The opening hours with, above them, whether the door is open now; nothing when no hours are known. */
export function OpeningWeek({ week, caption = "Heures d’ouverture" }: { week: Week; caption?: string }) {
  if (week.rows.length === 0) return null
  return <HoursTable caption={caption} rows={week.rows} status={week.moments && <OpenNow moments={week.moments} />} />
}
