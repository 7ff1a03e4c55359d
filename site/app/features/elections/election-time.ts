import { addDays, formatDayRange, formatWeekday } from "#app/lib/dates.ts"
import { formatTime } from "#app/lib/hours.ts"
import type { WallClock } from "#app/lib/wall-clock.ts"
import type { ElectionSpan } from "./election-rules.ts"

export const dayIn = (moment: WallClock): string => moment.slice(0, 10)

const isMidnight = (moment: WallClock) => moment.slice(11, 16) === "00:00"

/** « jeudi 3 décembre 2026 à 16 h ». */
export const formatMoment = (moment: WallClock): string =>
  isMidnight(moment) ? formatWeekday(dayIn(moment)) : `${formatWeekday(dayIn(moment))} à ${formatTime(moment)}`

/** The last day of a span that ends at `moment`: an end at midnight belongs to the day before. */
export const lastDayBefore = (moment: WallClock): string =>
  isMidnight(moment) ? addDays(dayIn(moment), -1) : dayIn(moment)

/** « jeudi 3 décembre 2026 à 16 h », « jeudi 3 décembre 2026 à minuit ». */
export const formatEnd = (moment: WallClock): string =>
  isMidnight(moment) ? `${formatWeekday(lastDayBefore(moment))} à minuit` : formatMoment(moment)

/** The days of a span: « 12 novembre au 3 décembre 2026 », « mardi 2 février 2027 », « jusqu’au 3 décembre 2026 ». */
export function formatSpanDays({ from, to }: ElectionSpan): string {
  const last = to && lastDayBefore(to)
  if (from === undefined) return last === undefined ? "" : `jusqu’au ${formatDayRange(last, last)}`
  return last === undefined || last === dayIn(from) ? formatWeekday(dayIn(from)) : formatDayRange(dayIn(from), last)
}

/** The hours of a span: « 10 h à 15 h » within a day; « de 9 h le premier jour à 16 h le dernier » over several. */
export function formatSpanHours({ from, to }: ElectionSpan): string | undefined {
  if (from === undefined) return to && !isMidnight(to) ? `à ${formatTime(to)}` : undefined
  if (to === undefined) return isMidnight(from) ? undefined : formatTime(from)
  if (isMidnight(from) && isMidnight(to)) return undefined
  const end = isMidnight(to) ? "minuit" : formatTime(to)
  return dayIn(from) === lastDayBefore(to)
    ? `${formatTime(from)} à ${end}`
    : `de ${formatTime(from)} le premier jour à ${end} le dernier`
}
