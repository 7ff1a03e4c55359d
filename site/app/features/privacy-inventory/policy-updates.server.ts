import { readSettings } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { checkedDay } from "#app/lib/dates.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { dayOf, instantOf } from "#app/lib/wall-clock.ts"

import { type PolicyUpdates, silentFrom, toPolicyUpdates } from "./policy-updates.ts"

/** When the privacy policy last changed, and what changed when that is recent; undefined while no date is written. */
export async function getPolicyUpdates(): Promise<PolicyUpdates | undefined> {
  const { privacy_policy_updated_on: written, privacy_policy_change: change } = await readSettings({
    fields: ["privacy_policy_updated_on", "privacy_policy_change"],
  })
  if (!written) return undefined
  const updatedOn = checkedDay(written)
  const today = dayOf(now())
  const next = [updatedOn, silentFrom(updatedOn)].find((day) => day > today)
  if (next !== undefined) noteRightUntil(instantOf(`${next}T00:00:00`))
  return toPolicyUpdates(updatedOn, optionalText(change), today)
}
