import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { periodState } from "#app/lib/period.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import { toKeyDates } from "./page-row.server.ts"

export type KeyDate = ReturnType<typeof situateKeyDates>[number]

/** Where today stands in the periods and deadlines of a page; one with an impossible date hides itself. */
export function situateKeyDates(keyDates: ReturnType<typeof toKeyDates>) {
  const today = dayOf(now())
  // Days are counted, so the page is wrong at midnight.
  if (keyDates.length > 0) noteRightUntil(endOfDay(today))
  return soundRows("pages.key_dates", keyDates, (date) => ({ ...date, state: periodState(date, today) }))
}

const readKeyDates = (path: string) =>
  readPublished("pages", { fields: ["key_dates"], filter: { path: { _eq: path } }, limit: 1 })

/** The periods and deadlines of the page at `path`, for another page to mention; none when it is not published. */
export const listKeyDates = async (path: string): Promise<KeyDate[]> =>
  situateKeyDates((await readKeyDates(path)).flatMap(toKeyDates))
