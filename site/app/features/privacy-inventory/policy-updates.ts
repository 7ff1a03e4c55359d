import { addDays, type Day } from "#app/lib/dates.ts"

/** How many days a change of the policy is told after it, as the policy itself promises. */
const TOLD_FOR = 30

/** When the policy last changed; `change` says what changed, while that is recent. */
export type PolicyUpdates = { updatedOn: Day; change: string | undefined }

/** The day from which a change made on `updatedOn` is told no more. */
export const silentFrom = (updatedOn: Day): Day => addDays(updatedOn, TOLD_FOR + 1)

/** @param written what an editor wrote of the change; undefined when nothing */
export const toPolicyUpdates = (updatedOn: Day, written: string | undefined, today: Day): PolicyUpdates => ({
  updatedOn,
  change: today >= updatedOn && today < silentFrom(updatedOn) ? written : undefined,
})
