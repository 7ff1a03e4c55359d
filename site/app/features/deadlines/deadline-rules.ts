import { type Day, daysUntil, formatDay } from "#app/lib/dates.ts"
import { formatTime } from "#app/lib/hours.ts"
import type { CalendarEntry } from "#app/lib/icalendar.server.ts"
import { describeDaysLeft, type PeriodState, periodState } from "#app/lib/period.ts"
import { dayOf, endOfDay, instantOf, type WallClock } from "#app/lib/wall-clock.ts"

/** Something that can be missed: a period, or a last day. `key` is its own among all of them and stays when its dates change. */
export type Deadline = {
  key: string
  title: string
  /** What it is part of: a page, a grant, an election. */
  about: string
  href: string
  opensOn: Day | undefined
  /** The last day, included. */
  closesOn: Day | undefined
  /** When it ends before that day does. */
  closesAt?: WallClock | undefined
  createdAt: Date
  changedAt: Date
}

/** A deadline as lists show it: `day` is the one that matters now, `time` the hour at which the last day ends. */
export type ListedDeadline = Pick<Deadline, "key" | "title" | "about" | "href"> & {
  day: Day
  time: string | undefined
  state: Exclude<PeriodState, { phase: "closed" }>
}

/** The instant from which a deadline is past; nothing when it never is. */
export const pastAt = ({ closesOn, closesAt }: Deadline): Date | undefined =>
  closesAt ? instantOf(closesAt) : closesOn ? endOfDay(closesOn) : undefined

/**
 * Where `present` stands: the last day of what is open, the first day of what is to come. What is over or always open
 * is no deadline.
 */
export function toListed(deadline: Deadline, present: Date): ListedDeadline | undefined {
  const { key, title, about, href, opensOn, closesOn, closesAt } = deadline
  const past = pastAt(deadline)
  const state = periodState({ opensOn, closesOn }, dayOf(present))
  const day = state.phase === "coming" ? opensOn : closesOn
  if (state.phase === "closed" || day === undefined || (past && past <= present)) return undefined
  const time = state.phase === "open" && closesAt ? formatTime(closesAt) : undefined
  return { key, title, about, href, day, time, state }
}

/** « Il reste 5 jours », « Dernier jour, jusqu’à 16 h », « Ouvre demain », « Ouvre dans 5 jours ». */
export function describeDeadline({ state, time }: Pick<ListedDeadline, "state" | "time">): string {
  if (state.phase === "coming")
    return state.daysBefore === 1 ? "Ouvre demain" : `Ouvre dans ${state.daysBefore}\u00A0jours`
  const left = describeDaysLeft(state.daysLeft ?? 0)
  return time ? `${left}, jusqu’à ${time}` : left
}

/** How long what is over stays in the calendar, in days. */
const KEPT = 30

/** The days of a deadline as calendars hold them: the last one, and the first one when it is another. `siteUrl` has no trailing slash. */
export function toCalendarEntries(deadline: Deadline, siteUrl: string, today: Day): CalendarEntry[] {
  const { key, title, about, href, opensOn, closesOn, closesAt, createdAt, changedAt } = deadline
  const url = new URL(href, siteUrl).href
  const entry = (moment: "debut" | "fin", day: Day, written: string, detail: string): CalendarEntry => ({
    uid: `echeance-${key}-${moment}@${new URL(siteUrl).hostname}`,
    span: { first: day, last: day },
    title: written,
    description: [about, detail, url].filter(Boolean).join("\n"),
    location: undefined,
    url,
    status: "confirmed",
    isBusy: false,
    createdAt,
    changedAt,
  })
  const isOneDay = opensOn !== undefined && opensOn === closesOn
  const last = closesAt ? `Dernier jour, ${formatTime(closesAt)}` : "Dernier jour"
  const until = closesOn ? `Jusqu’au ${formatDay(closesOn)}.` : ""
  const entries = [
    ...(opensOn && !isOneDay ? [entry("debut", opensOn, `Ouverture\u00A0: ${title}`, until)] : []),
    ...(closesOn ? [entry("fin", closesOn, isOneDay ? title : `${last}\u00A0: ${title}`, "")] : []),
  ]
  return entries.filter(({ span }) => "last" in span && daysUntil(span.last, today) >= -KEPT)
}
