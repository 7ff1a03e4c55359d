import { formatDay } from "#app/lib/dates.ts"
import { Notice } from "#app/ui/notice.tsx"
import type { PolicyUpdates } from "./policy-updates.ts"

/** The date of the policy, as a notice of what changed while that is recent. */
export function PolicyNotice({ updates: { updatedOn, change } }: { updates: PolicyUpdates }) {
  const day = <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
  if (change === undefined) return <p>Politique mise à jour le {day}.</p>
  return (
    <Notice title="Cette politique a changé">
      <p>
        Mise à jour du {day}
        {"\u00A0"}: {change}
      </p>
    </Notice>
  )
}
