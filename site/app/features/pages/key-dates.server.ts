import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { periodState } from "#app/lib/period.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import type { PageDetails } from "./pages.server.ts"

export type KeyDate = ReturnType<typeof listKeyDates>[number]

/** The periods and deadlines of a page with where today stands in each; one with an impossible date hides itself. */
export function listKeyDates(page: PageDetails) {
  const today = dayOf(now())
  // Days are counted, so the page is wrong at midnight.
  if (page.keyDates.length > 0) noteRightUntil(endOfDay(today))
  return soundRows("pages.key_dates", page.keyDates, (date) => ({ ...date, state: periodState(date, today) }))
}
