import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { typeset } from "#app/lib/french.ts"
import type { PeriodState } from "#app/lib/period.ts"
import { situateKeyDates } from "./key-dates.server.ts"
import { toKeyDates } from "./page-row.server.ts"

const readDatedPages = () =>
  readPublished("pages", { fields: ["path", "title", "key_dates"], filter: { key_dates: { _nnull: true } } })

/** The day that matters now: the last one of a period that is open, the first one of a period to come. */
const dayThatMatters = (opensOn: string | undefined, closesOn: string | undefined, state: PeriodState) =>
  state.phase === "coming" ? opensOn : state.phase === "open" ? closesOn : undefined

/** The `limit` next dates not to miss on any page, the nearest first; what is always open has no date. */
export async function listUpcomingKeyDates(limit: number) {
  const dates = soundRows("pages", await readDatedPages(), (row) =>
    situateKeyDates(toKeyDates(row)).flatMap(({ title, opensOn, closesOn, url, state }) => {
      const day = dayThatMatters(opensOn, closesOn, state)
      return day === undefined ? [] : [{ title, day, state, href: url ?? row.path, about: typeset(row.title) }]
    }),
  )
  return dates
    .flat()
    .toSorted((left, right) => left.day.localeCompare(right.day))
    .slice(0, limit)
}
